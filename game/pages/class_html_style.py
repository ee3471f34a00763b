"""How the sheet of a class looks: in light, in dark, and on paper."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --ground: #fff; --ink: #2b2118; --soft: #5c4d3d; --line: #b9ad9a;
  --pine: #1c5846; --good: #1f6b43; --trough: #e4e0d2; --worst: #f5efe2;
  --gold: #7a5200; --gold-ground: #fcebc4; --clay: #a1361b; --clay-ground: #fbe3da; }
@media (prefers-color-scheme: dark) { :root { --ground: #17201c; --ink: #fdf6e4; --soft: #cfc5b2;
  --line: #56635c; --pine: #7cc4a4; --good: #7fd0a3; --trough: #35423b; --worst: #26312b;
  --gold: #f3cf7a; --gold-ground: #3d300f; --clay: #ffb199; --clay-ground: #47190e; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.4 "Atkinson Hyperlegible", Verdana, "Segoe UI", sans-serif; }
h1, h2 { font-family: Georgia, "Times New Roman", serif; margin: 0 0 .5rem; line-height: 1.2; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
header p, small, .legend, dt { color: var(--soft); }
header p { margin: 0 0 .5rem; }
section { margin: 0 0 2rem; }
.boxes { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0; }
.boxes div { flex: 1 1 16rem; border: 2px solid var(--ink); border-radius: .75rem; padding: .75rem 1rem; }
.boxes dd { margin: 0; overflow-wrap: anywhere; }
.boxes strong { display: block; font-size: 1.1rem; }
.notes { border-inline-start: 4px solid var(--gold); margin: 1rem 0; padding: .25rem 1rem .25rem 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 .5rem; }
caption { text-align: start; font-weight: bold; padding-bottom: .25rem; }
th, td { padding: .3rem .4rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
.grid th, .grid td { text-align: center; vertical-align: middle; }
.grid th:first-child { text-align: start; min-width: 7rem; overflow-wrap: anywhere; }
.grid { table-layout: fixed; }
.grid th:first-child { width: 9rem; }
.grid th:last-child, .grid th:nth-last-child(2) { width: 5rem; }
.grid thead th { vertical-align: bottom; font-weight: normal; font-size: .8rem; overflow-wrap: anywhere; }
.plain th { font-weight: normal; } .plain thead th { font-weight: bold; }
.plain :nth-child(2) { white-space: nowrap; }
.grid thead b { display: block; font-size: 1.1rem; }
.grid thead span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3;
  overflow: hidden; }
.grid small { display: block; font-weight: normal; }
.grid tbody tr:last-child > * { border-bottom: 2px solid var(--ink); }
.worst { background: var(--worst); }
.once, .hint, .later, .missed, .none { display: block; min-width: 3rem; padding: .1rem .25rem; }
.once { color: var(--good); font-weight: bold; }
.hint, .later, .missed { border: 1.5px solid; border-radius: .4rem; font-weight: bold; }
.hint { color: var(--gold); background: var(--gold-ground); }
.later, .missed { color: var(--clay); background: var(--clay-ground); }
.missed { border-style: double; border-width: 4px; }
.none { color: var(--soft); }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
.grid td { position: relative; }
.bar { display: block; height: .5rem; border-radius: .25rem; margin-bottom: .2rem;
  background: var(--trough); }
.bar i { display: block; height: 100%; border-radius: .25rem; background: var(--pine); }
td ul { margin: 0; padding-inline-start: 1.2rem; }
@media print { :root { color-scheme: light; --ground: #fff; --ink: #000; --soft: #333; --line: #888;
  --pine: #1c5846; --good: #1f6b43; --trough: #ddd; --worst: #f2f2f2; --gold: #5c3e00;
  --gold-ground: #fff; --clay: #7a2814; --clay-ground: #fff; }
  @page { size: A4 landscape; margin: 12mm; }
  body { padding: 0; max-width: none; font-size: 9pt; }
  .wide { overflow: visible; }
  thead { display: table-header-group; }
  tr, .boxes div { break-inside: avoid; }
  caption, h2 { break-after: avoid; }
  .bar, .worst { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""
