/** The styles of the mailbox pages. */
export const MAILBOX_STYLE = {
  markup: `
:root { --paper: #fbf4e6; --sheet: #fffcf5; --ink: #2b1a12; --soft: #6a5344; --line: #e5d6bf; --deed: #c2361a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1a120d; --sheet: #261b14; --ink: #f8eddd; --soft: #cbb6a1; --line: #46362a; --deed: #ff8f6b; }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; padding: 1rem; }
main { display: grid; gap: 1rem; margin: 2vh auto; max-width: 40rem; }
h1 { font-size: 1.5rem; line-height: 1.2; text-wrap: balance; }
ol { display: grid; gap: .75rem; list-style: none; padding: 0; }
li, .empty { background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; overflow-wrap: anywhere;
  padding: .75rem 1rem; position: relative; }
li:hover { border-color: var(--soft); }
li a { color: var(--deed); display: block; font-weight: 600; padding: .25rem 0; text-decoration: none; }
li a::after { content: ''; inset: 0; position: absolute; }
small { color: var(--soft); display: block; font-size: .875rem; }
.way { align-items: center; color: inherit; display: inline-flex; min-height: 2.75rem; text-underline-offset: .2em; }
:focus-visible, li:focus-within { border-radius: 1rem; outline: 3px solid var(--deed); outline-offset: 2px; }
li a:focus-visible { outline: none; }
`,
};
