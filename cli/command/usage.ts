/** The words of a command without arguments: `basket add` of `basket add <article>`. */
export const wordsOf = (usage: string): string => usage.replace(/ [<[].*$/, '');

/** The arguments, each as `<article>` or `[page]`. */
export const argumentsOf = (usage: string): readonly string[] =>
  usage.split(' ').filter((word) => /^[<[]/.test(word));
