/** Kinds of values that are often pasted together with their label. */
export type Labelled = keyof typeof LABELS

const NUMBER = String.raw`(?:[\s-]*(?:number|numbers?\b|num\.?|no\.?|nr\.?|code|#))?`
const ACCOUNT = String.raw`(?:bank\s*)?(?:account|acct\.?|a/c|acc\.?|konto|kontonummer|cuenta|compte)`
const LABELS = {
  iban: String.raw`iban|${ACCOUNT}`,
  bic: String.raw`bic|swift|bic\s*/\s*swift|swift\s*/\s*bic|swift[\s-]*bic|swift[\s-]*code|bic[\s-]*code`,
  clabe: String.raw`clabe(?:\s+interbancaria)?|${ACCOUNT}`,
  account: ACCOUNT,
  routing: String.raw`aba(?:\s*/?\s*rtn)?|rtn|routing|aba\s+routing|routing\s+transit`,
  phone: String.raw`tel|telephone|phone|mobile|mob|cell|fax|t|m|p|whatsapp|callto|sms`,
  address: String.raw`(?:[a-z]+\s+)?(?:wallet|address|wallet\s+address|deposit\s+address)|ethereum|bitcoin|litecoin|ripple|xrpl?|tron|eth|btc|ltc|trx|etc`,
  tag: String.raw`(?:xrp\s+)?(?:destination\s*tag|dest\.?\s*tag|dt|tag|memo)`,
  uuid: String.raw`urn:uuid|uuid|guid|id`,
} as const
/** In pairs around a value: quotes and brackets of every kind. */
const AROUND =
  /^(?:"(.*)"|'(.*)'|\u201c(.*)\u201d|\u201e(.*)[\u201c\u201d]|\u00ab(.*)\u00bb|<(.*)>|\[(.*)\]|\{(.*)\}|\(([^()]*)\))[.,;]?$/u

const patterns = new Map<Labelled, RegExp>()

function patternOf(kind: Labelled): RegExp {
  const existing = patterns.get(kind)
  if (existing) return existing
  // A label ends with a sign or space; a following letter belongs to the value.
  const pattern = new RegExp(
    String.raw`^(?:${LABELS[kind]})${NUMBER}(?:\s*[:=#]\s*|\.?\s+|\s*-\s+|\.:\s*)`,
    'i',
  )
  patterns.set(kind, pattern)
  return pattern
}

/** Removes the label, quotes and brackets around a pasted value: `IBAN: DE89…`, `tel:+44…`, `<0x…>`. */
export function withoutLabel(text: string, kind: Labelled): string {
  const pattern = patternOf(kind)
  let rest = text.trim()
  for (let before = ''; before !== rest;) {
    before = rest
    const inner = AROUND.exec(rest)
      ?.slice(1)
      .find((part) => part !== undefined)
    rest = (inner ?? rest).replace(pattern, '').trim()
  }
  return rest
}
