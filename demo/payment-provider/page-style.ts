/** The look of the provider's page. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #eef1f4; --sheet: #fff; --ink: #17202a; --soft: #55616e; --line: #c3ccd6;
  --deed: #14532d; --on-deed: #fff; --wrong: #a3161d; --notice: #fff3c4; --on-notice: #4a3a00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1419; --sheet: #1a2129; --ink: #eef2f6; --soft: #a9b5c1; --line: #3d4a57;
    --deed: #86e0a6; --on-deed: #06240f; --wrong: #ff9a9e; --notice: #3a3209; --on-notice: #ffe9a3;
  }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; padding: 1rem; }
main { background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; margin: 4vh auto; max-width: 28rem;
  padding: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
h1 + form { margin-top: .75rem; }
.notice { background: var(--notice); border-radius: .5rem; color: var(--on-notice); font-weight: 600; margin-bottom: 1rem;
  padding: .5rem .75rem; }
dl { margin: .75rem 0 1.25rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .25rem 0; }
dt { color: var(--soft); }
.amount dd { font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
fieldset { border: 0; padding: 0; }
legend { font-weight: 600; margin-bottom: .5rem; padding: 0; }
.choice { align-items: center; border: 1px solid var(--line); border-radius: .75rem; cursor: pointer; display: flex;
  gap: .75rem; margin-bottom: .5rem; min-height: 3rem; padding: .5rem .75rem; }
button.choice { background: none; color: inherit; font: inherit; text-align: start; width: 100%; }
.choice:has(:checked) { border-color: var(--deed); box-shadow: inset 0 0 0 1px var(--deed); }
.choice input { accent-color: var(--deed); flex: none; height: 1.25rem; width: 1.25rem; }
.choice b { display: block; font-variant-numeric: tabular-nums; }
.choice small { color: var(--soft); display: block; font-size: .875rem; line-height: 1.35; }
.fields { display: grid; gap: .75rem; grid-template-columns: 1fr 1fr; padding: .5rem 0 .25rem; }
fieldset:not(:has(.other :checked)) .fields { display: none; }
.number { grid-column: 1 / -1; }
.field label { color: var(--soft); display: block; font-size: .875rem; }
.field input { background: var(--sheet); border: 1px solid var(--soft); border-radius: .5rem; color: inherit; font: inherit;
  min-height: 2.75rem; padding: .25rem .75rem; width: 100%; }
.field [aria-invalid] { border-color: var(--wrong); border-width: 2px; }
.error, .summary { color: var(--wrong); }
.error { font-size: .875rem; }
.summary { border: 2px solid var(--wrong); border-radius: .75rem; margin-bottom: 1rem; padding: .75rem 1rem; }
.summary p { font-weight: 600; }
.pay, .cancel { border-radius: .75rem; cursor: pointer; display: block; font: inherit; font-weight: 600; margin-top: .75rem;
  min-height: 3rem; padding: .75rem; text-align: center; text-decoration: none; width: 100%; }
.pay { background: var(--deed); border: 0; color: var(--on-deed); }
.cancel { background: none; border: 1px solid var(--line); color: inherit; }
:focus-visible { outline: 3px solid var(--deed); outline-offset: 2px; }
`;
