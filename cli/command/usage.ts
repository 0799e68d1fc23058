/** The words of a command without what it takes: `basket add` of `basket add <article>`. */
export const wordsOf = (usage: string): string => usage.replace(/ [<[].*$/, '');

/** What it takes, each as `<article>` or `[page]`. */
export const takenBy = (usage: string): readonly string[] =>
  usage.split(' ').filter((word) => /^[<[]/.test(word));
