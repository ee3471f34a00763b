"""What more than one card says below its boxes."""

from __future__ import annotations

from game.evening.club.night import ClubNight
from game.i18n import _, format_number


def own_points(night: ClubNight) -> str:
    """What a march alone scores where partners can score differently; "" elsewhere."""
    if not night.splits:
        return ""
    switches = night.event.ruleset.switches
    return _("Points are your own: a march alone is {lone} for you and {partner} for your partner.").format(
        lone=format_number(switches.lone_march_points),
        partner=format_number(switches.lone_march_partner_points or 0),
    )
