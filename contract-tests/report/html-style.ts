/**
 * The style sheet of the page, with a light and a dark theme that follow the reader's system. Every pair of
 * text and background colours has a contrast of at least 4.5.
 */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f6f7f9; --card: #fff; --ink: #1a1f2b; --soft: #545d6e; --line: #d8dde6; --code: #eef1f5;
  --focus: #1d4fd7;
  --good: #14683a; --good-ground: #e2f4e9; --bad: #a3171f; --bad-ground: #fdeaea;
  --learn: #0b5b78; --learn-ground: #e0f2f8; --unsure: #7a4b00; --unsure-ground: #fdf1d8;
  --calm: #545d6e; --calm-ground: #eceff3; --odd: #7a1fa2; --odd-ground: #f5e8fa;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12151b; --card: #1b2029; --ink: #e8ebf1; --soft: #a4aebf; --line: #343c4a; --code: #262d39;
    --focus: #8fb1ff;
    --good: #7fdca4; --good-ground: #153322; --bad: #ff9d9d; --bad-ground: #431c20;
    --learn: #86d3ee; --learn-ground: #12333f; --unsure: #f4c877; --unsure-ground: #3b2c10;
    --calm: #a4aebf; --calm-ground: #262d39; --odd: #e0a6f5; --odd-ground: #391f45;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; padding-bottom: .5rem; }
.kicker { margin: 0; color: var(--soft); font-size: .875rem; }
h1 { margin: .1rem 0 1rem; font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.2; overflow-wrap: anywhere; }
.good h1 { color: var(--good); } .bad h1 { color: var(--bad); }
h2 { font-size: 1.1rem; margin: 2rem 0 .6rem; }
.meta { display: flex; flex-wrap: wrap; gap: .4rem 2rem; margin: 0; }
dt { color: var(--soft); font-size: .8125rem; } dd { margin: 0; overflow-wrap: anywhere; }
.levels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
.levels > div, .left, #filters { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.1rem; }
.levels h3 { margin: 0 0 .6rem; font-size: 1rem; }
.tiles { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; list-style: none; }
.tile { padding: .3rem .75rem; border-radius: .5rem; background: var(--ground-of); color: var(--ink-of); font-size: .9rem; }
.tile b { font-size: 1.35rem; margin-right: .15rem; font-variant-numeric: tabular-nums; }
.tile.zero { background: none; color: var(--soft); border: 1px solid var(--line); }
.passed, .matches { --ink-of: var(--good); --ground-of: var(--good-ground); }
.failed { --ink-of: var(--bad); --ground-of: var(--bad-ground); }
.differs { --ink-of: var(--learn); --ground-of: var(--learn-ground); }
.inconclusive { --ink-of: var(--unsure); --ground-of: var(--unsure-ground); }
.skipped, .not-observable { --ink-of: var(--calm); --ground-of: var(--calm-ground); }
.error { --ink-of: var(--odd); --ground-of: var(--odd-ground); }
.left { margin-top: 1rem; border-color: var(--bad); } .left h2 { margin-top: 0; color: var(--bad); }
#filters { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; margin-top: 1.5rem; }
#filters[hidden], [hidden] { display: none !important; }
#filters label { font-size: .875rem; }
.text { flex: 1 1 14rem; } .text input { width: 100%; }
input[type=search], select { display: block; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: .5rem; padding: .45rem .6rem; min-height: 2.6rem; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .4rem; flex: 1 1 100%; min-width: 0; }
legend { font-size: .875rem; padding: 0; margin-bottom: .25rem; }
.chip { display: inline-flex; gap: .4rem; align-items: center; padding: .25rem .7rem; min-height: 2rem; border-radius: 1rem; background: var(--ground-of); color: var(--ink-of); cursor: pointer; }
.chip input { accent-color: var(--ink-of); margin: 0; }
#shown { color: var(--soft); margin: .9rem 0 0; font-size: .9rem; }
::placeholder { color: var(--soft); opacity: 1; }
.row, .cause { background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; }
.group > :is(.row, .cause):first-of-type { border-radius: .6rem .6rem 0 0; }
.group > :is(.row, .cause):last-of-type { border-bottom-width: 1px; border-radius: 0 0 .6rem .6rem; }
.group > :is(.row, .cause):only-of-type { border-radius: .6rem; }
.group > :is(.row.red, .cause) { border-left: 4px solid var(--bad); }
.cause > .row { margin: 0 0 0 1.25rem; border-right-width: 0; }
summary { display: grid; grid-template-columns: 8.5rem minmax(10rem, 18rem) 1fr; gap: .25rem .9rem; align-items: baseline; padding: .5rem .9rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--code); }
.badge { justify-self: start; padding: .05rem .55rem; border-radius: .5rem; background: var(--ground-of); color: var(--ink-of); font-size: .8125rem; white-space: nowrap; }
.id { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; }
.title { color: var(--soft); font-size: .9rem; overflow-wrap: anywhere; }
.id::before { content: '▸ ' / ''; color: var(--soft); }
[open] > summary > .id::before { content: '▾ ' / ''; }
.gist { grid-column: 2 / -1; font-size: .9rem; overflow-wrap: anywhere; }
.row[open] > summary > .gist { display: none; }
a { color: inherit; text-underline-offset: .15em; }
.facts { padding: .25rem .9rem 1rem; border-top: 1px solid var(--line); }
.facts dl { margin: .6rem 0; display: grid; gap: .3rem; }
.facts dl > div { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; align-items: baseline; }
.facts h3 { font-size: .8125rem; font-weight: 600; color: var(--soft); margin: .8rem 0 .25rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .84rem; background: var(--code); border-radius: .35rem; }
code { padding: .1rem .3rem; overflow-wrap: anywhere; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
pre { margin: 0; padding: .7rem .9rem; overflow: auto; max-height: 22rem; white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; padding: .4rem .9rem; border-radius: .5rem; border: 1px solid var(--soft); background: var(--card); color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
footer { padding-block: 2rem 3rem; color: var(--soft); font-size: .875rem; }
.legend { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: .4rem 1.5rem; margin: 0; }
.legend > div { display: grid; grid-template-columns: 9.5rem 1fr; gap: .6rem; align-items: baseline; }
.sections > div { grid-template-columns: 1.75rem minmax(0, 1fr); }
.sections, .questions > div { grid-template-columns: minmax(0, 1fr); }
.sections summary { display: list-item; padding: .15rem 0; list-style: revert; }
.sections pre { white-space: pre; }
:is(.sections, .questions) > :target { outline: 2px solid var(--focus); outline-offset: .25rem; border-radius: .25rem; }
@media (max-width: 46rem) {
  summary { grid-template-columns: 1fr; gap: .15rem; }
  .gist { grid-column: 1; }
  .cause > .row { margin-left: .5rem; }
  .facts dl > div { grid-template-columns: 1fr; gap: 0; }
}
@media print { #filters, #shown { display: none; } }
`
