/** A strange sign in a text: the message, and the corrected text if only one correction is possible. */
interface StrangeSign {
  readonly sentence: string
  readonly value?: string
}

/** Signs that nobody sees, or that turn the order of reading; a joiner within emoji or joined scripts is none. */
const UNSEEN = /[\u00ad\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}]/u

/** Letters of UTF-8 that were read as those of Windows, and the sign for an unreadable letter. */
const MISREAD = /Ã[\u0080-\u00bf]|â€[\u0090-\u00bf™œ\u009d]?|Â[\u00a0-\u00bf]|\ufffd/u

/** Words of other ways to write a page, which are printed as they stand. */
const MARKUP =
  /<\/?(?:a|b|br|code|div|em|h[1-6]|hr|i|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>|&(?:[a-zA-Z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});|\*\*[^*]+\*\*|\[[^\]]+\]\((?:https?:|\/)[^)]*\)|\\[nrt]/

/** Placeholders of programming languages; here a placeholder is a name in braces alone. */
const FOREIGN_HOLE = /\$\{[^{}]*\}|%(?:[sd]|\d\$s)(?![\w%])/

/** Notes of an author for later. */
const LATER = /\b(?:TODO|FIXME|TBD|XXX)\b|\b[Ll]orem ipsum\b/

const codeOf = (sign: string): string =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** The words before a place, by which people find it. */
const before = (text: string, at: number): string => text.slice(Math.max(0, at - 20), at)

const whereIn = (text: string, at: number): string =>
  at === 0 ? 'at the beginning' : `behind ‘${before(text, at)}’`

/** Returns what is wrong with the signs of a text that people read. */
export function findStrangeSign(text: string): StrangeSign | undefined {
  const unseen = UNSEEN.exec(text)
  if (unseen !== null) {
    const [sign] = unseen
    const sentence = `A sign that nobody sees (${codeOf(sign)}) stands ${whereIn(text, unseen.index)}. Take it out.`
    return { sentence, value: text.replaceAll(sign, '') }
  }
  const misread = MISREAD.exec(text)
  if (misread !== null)
    return {
      sentence: `‘${misread[0]}’ comes of a file that was read in another encoding. Write the letter that was meant, and save the file as UTF-8.`,
    }
  const [markup] = MARKUP.exec(text) ?? []
  if (markup !== undefined)
    return { sentence: `People would read ‘${markup}’ as it stands: a text has no markup. Say it without.` }
  const [hole] = FOREIGN_HOLE.exec(text) ?? []
  if (hole !== undefined)
    return {
      sentence: `‘${hole}’ is filled in elsewhere, and printed as it stands here. Write the name in braces alone.`,
    }
  const [later] = LATER.exec(text) ?? []
  if (later !== undefined)
    return { sentence: `People would read ‘${later}’, which was left for later. Write what they shall read.` }
  const spaces = /(?<=\S)(?: {2,}|\u00a0 +| +\u00a0)(?=\S)/u.exec(text)
  if (spaces !== null)
    return {
      sentence: `Several spaces stand together ${whereIn(text, spaces.index)}. Leave one.`,
      value: text.replaceAll(/(?<=\S)[ \u00a0]{2,}(?=\S)/gu, ' '),
    }
  const stops = /(?<!\.)\.\.(?!\.)/.exec(text)
  if (stops === null) return undefined
  const sentence = `Two full stops stand together ${whereIn(text, stops.index)}. Leave one.`
  return { sentence, value: text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.') }
}
