import { useState } from 'react';

/** What was said once is not said again in another language: give it a `key` for each time that there is news. */
export function Spoken({ text }: { readonly text: string }) {
  const [said] = useState(text);
  return <span>{said}</span>;
}
