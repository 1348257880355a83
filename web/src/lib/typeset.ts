/** Text as it is set in a book: quotation marks and apostrophes that bend the right way. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(^|[\s(\u2014\u201c])'/g, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replaceAll(/(^|[\s(\u2014\u2018])"/g, '$1\u201c')
    .replaceAll('"', '\u201d');
}
