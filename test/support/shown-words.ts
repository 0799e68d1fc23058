const UNSEEN = /<(style|title)>[^]*?<\/\1>/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The pieces of text that a page shows, each as it stands between two tags, no-break spaces as spaces. */
export const shownWords = (page: string): readonly string[] =>
  page
    .replaceAll(UNSEEN, '')
    .split(/<[^>]*>/)
    .map((piece) => piece.replaceAll(/&(#?\w+);/g, (sign, name: string) => NAMED[name] ?? sign))
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');
