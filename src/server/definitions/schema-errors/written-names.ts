/** Sentences about properties that take a name, for a number or condition written there. */
const named: readonly (readonly [words: RegExp, sentence: string])[] = [
  [
    /^(showWhen|requireWhen|retryWhen|lockWhen|must|guard|gate|feature|redirectWhen|secondWhen|when|none|doneWhen|pagedWhen|nextWhen)$/,
    "Here stands the name of one rule, in quotes. Write the condition under 'rules', where 'and' and 'or' join several.",
  ],
  [
    /^(limit|most|rests|advised|after|stays|version|waits|pageSizes)$/,
    'Here stands the name of a limit, in quotes. Write the number under that name in limits.json.',
  ],
  [
    /^options$/,
    'Here stands the name of a list, in quotes. Write its options in options/<name>.options.json, each { "value": …, "label": … }.',
  ],
  [/^search$/, 'Here stand the words of the box. Write a text in quotes, such as "Name or email".'],
  [/^(call|before)$/, 'Here stands the name of a call, in quotes. Name one of definitions/calls.'],
]

/** Returns the sentence about a property that takes only a name; undefined for others. */
export function whatStands(path: string): string | undefined {
  const word = path.split('/').findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (path.split('/').includes('rules') && word === 'when') return undefined
  return named.find(([words]) => words.test(word))?.[1]
}

const CASE = /([a-z0-9])([A-Z])/g

/** Converts a name of another convention to the form of its pattern. */
export function correctedName(written: string, pattern: string): string | undefined {
  const kebab = written
    .replace(CASE, '$1-$2')
    .replaceAll(/[\s_.]+/g, '-')
    .toLowerCase()
  const question = written
    .replace(/^need(?=[A-Z])/, 'needs')
    .replace(/^(are|was|does|should)(?=[A-Z])/, 'is')
    .replace(/^have(?=[A-Z])/, 'has')
    .replace(/^(may|allows?)(?=[A-Z])/, 'can')
  const camel = written
    .replaceAll(/[\s_.-]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  const bare = written.replace(/^[A-Z]+ (?=\/)/, '')
  const isAddress = /^[\w./:{}-]+$/.test(bare) && !bare.includes('//')
  const address = isAddress ? `/${bare}`.replace('//', '/').replaceAll(/:(\w+)/g, '{$1}') : written
  const parts = written.split(/[./]/).filter((part) => part !== '')
  // Which page an address of several parts means is unknown.
  const last = written.startsWith('/') && parts.length > 1 ? written : (parts.at(-1) ?? '')
  const file = written.endsWith('.json')
    ? written.replace(/^.*\//, '').replace(/(\.[a-z-]+)?\.json$/, '')
    : written.replace(/\.(csv|txt|pdf|xlsx?)$/i, '')
  const isDotted = /^[A-Za-z]\w*(\.\w+)+$/.test(written)
  const candidates = [
    written.trim(),
    written.replace(/^\{party\}/, 'Cdtr'),
    question,
    file,
    isDotted ? last : written,
    camel,
    kebab,
    address,
    written.toUpperCase(),
    amountIn(written),
    last,
  ]
  const form = new RegExp(pattern, 'u')
  return candidates.find((name) => name !== written && form.test(name))
}

/** Removes thousands separators and uses a decimal point; an ambiguous amount is unchanged. */
function amountIn(written: string): string {
  const grouped = /^-?[1-9]\d{0,2}(?:([., '_])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/.exec(written)
  const [, mark = ''] = grouped ?? []
  const isClear = !',.'.includes(mark) || written.split(mark).length > 2
  if (grouped !== null) return isClear ? written.replaceAll(mark, '').replace(',', '.') : written
  const [, percent] = /^(\d+(?:[.,]\d+)?) ?%$/.exec(written) ?? []
  if (percent !== undefined) return String(Number((Number(percent.replace(',', '.')) / 100).toFixed(10)))
  // A currency sign or code belongs in another property.
  const [, bare] = /^(?:[$€£]|[A-Z]{3,5} )?(\d+(?:\.\d+)?)(?: ?[$€£]| [A-Z]{3,5})?$/.exec(written) ?? []
  return bare ?? written.replace(/^(\d+),(\d+)$/, '$1.$2')
}
