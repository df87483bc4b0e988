/** Kinds of values that are often pasted together with their label. */
export type Labelled = keyof typeof LABELS

const NUMBER = String.raw`(?:[\s-]*(?:number|numbers?\b|num\.?|no\.?|nr\.?|code|#))?`
const ACCOUNT = String.raw`(?:bank\s*)?(?:account|acct\.?|a/c|acc\.?|konto|kontonummer|cuenta|compte)`
const LABELS = {
  iban: String.raw`iban|international\s+bank\s+account|${ACCOUNT}`,
  bic: String.raw`bic|swift|bic\s*/\s*swift|swift\s*/\s*bic|swift[\s-]*bic|swift[\s-]*code|bic[\s-]*code`,
  clabe: String.raw`clabe(?:\s+interbancaria)?|${ACCOUNT}`,
  account: String.raw`${ACCOUNT}|no\.?|nr\.?|num(?:ber|ero)?`,
  routing: String.raw`aba(?:\s*/?\s*rtn)?|rtn|routing|aba\s+routing|routing\s+transit`,
  phone: String.raw`tel|telephone|phone|mobile|mob|cell|fax|t|m|p|whatsapp|callto|sms`,
  email: String.raw`mailto|e-?mail(?:\s+address)?|mail|e`,
  address: String.raw`(?:[a-z]+\s+)?(?:wallet|address|wallet\s+address|deposit\s+address)|ethereum|bitcoin|litecoin|ripple|xrpl?|tron|eth|btc|ltc|trx|etc`,
  tag: String.raw`(?:xrp\s+)?(?:destination\s*tag|dest\.?\s*tag|dt|tag|memo)`,
  uuid: String.raw`urn:uuid|uuid|guid|id`,
} as const
/** In pairs around a value: quotes and brackets of every kind. */
const AROUND =
  /^(?:"(.*)"|'(.*)'|\u201c(.*)\u201d|\u201e(.*)[\u201c\u201d]|\u00ab(.*)\u00bb|<(.*)>|\[(.*)\]|\{(.*)\}|\(([^()]*)\))[.,;]?$/u

/** A spreadsheet's marks of a text, `="007"` and `'007`, and signs of the sentence it was copied from. */
const MARKS = /^=(?=["'\u201c\u201e])|^'(?=[^'\s])|[.,;]+$/gu
/** No country is called IB, so that these letters before a country are the label. */
const IBAN_LABEL = /^iban(?=[a-z]{2}\d{2})/i

const patterns = new Map<Labelled, RegExp>()

function patternOf(kind: Labelled): RegExp {
  const existing = patterns.get(kind)
  if (existing) return existing
  // A label ends with a sign or space; a following letter belongs to the value. Brackets may say more of it.
  const pattern = new RegExp(
    String.raw`^(?:${LABELS[kind]})${NUMBER}(?:\s*\([a-z/ ]{2,20}\))?(?:\s*[:=#]\s*|\.?\s+|\s*-\s+|\.:\s*)`,
    'i',
  )
  patterns.set(kind, pattern)
  return pattern
}

/** An address behind the name of its person, as mail programs copy it: `Ana Díaz <ana@elbe.example>`. */
const NAMED_EMAIL = /^[^<>]*<([^<>\s]+@[^<>\s]+)>[.,;]?$/

/** Removes the label, quotes and brackets around a pasted value: `IBAN: DE89…`, `tel:+44…`, `<0x…>`, `="007"`. */
export function withoutLabel(text: string, kind: Labelled): string {
  const pattern = patternOf(kind)
  let rest = kind === 'email' ? text.trim().replace(NAMED_EMAIL, '$1') : text.trim()
  for (let before = ''; before !== rest;) {
    before = rest
    const inner = AROUND.exec(rest)
      ?.slice(1)
      .find((part) => part !== undefined)
    rest = (inner ?? rest.replace(MARKS, '')).replace(pattern, '').trim()
    if (kind === 'iban') rest = rest.replace(IBAN_LABEL, '')
  }
  return rest
}
