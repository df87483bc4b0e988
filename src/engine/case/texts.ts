import type { Card } from '#definition/generated/card.ts'
import type { Case } from '#definition/generated/cases.ts'
import type { Mail } from '#definition/generated/mail.ts'
import type { Banner } from '#definition/generated/page.ts'
import type { Options } from '#definition/generated/options.ts'
import type { Library } from '#definition/library.ts'
import { bannersNow } from '../banner/banners-now.ts'
import { fillTemplate } from '../flow/texts/template.ts'
import { keysOf, readPath } from '../rule/path.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'

type Texts = Readonly<Record<string, string>>

/** Texts of a card: its title and words. */
export const textsOfCard = ({ title, words }: Card): Texts => ({
  ...(title === undefined ? {} : { title }),
  ...words,
})

/** Texts of a mail: its subject, its paragraphs and the label of its link. */
export const textsOfMail = ({ subject, body, link }: Mail): Texts => ({
  subject,
  body: body.join('\n'),
  link: link.label,
})

/** Hints of options, by value. */
export const textsOfOptions = ({ options }: Options): Texts =>
  Object.fromEntries(options.flatMap(({ value, hint }) => (hint === undefined ? [] : [[value, hint]])))

/** Texts of notices, by title. */
const textsOfNotices = (notices: readonly Banner[]): Texts =>
  Object.fromEntries(notices.map(({ title, says = '' }) => [title, says]))

/** Prints a text with the facts of a case. A name without a fact stands as it is, so that it is noticed. */
function printWith(text: string | undefined, facts: Facts): string | undefined {
  const print = (path: string) => {
    const value = readPath(facts, keysOf(path))
    return typeof value === 'string' || typeof value === 'number' ? String(value) : `{${path}}`
  }
  return text && fillTemplate(text, print, (amount, currency) => `${print(amount)} ${print(currency)}`)
}

/** Runs one case of texts: what people read, with the facts that the case gives. */
export function runTextCase(
  texts: Texts,
  definition: Case,
  globals: Facts,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  expected.each('prints', definition.prints, (name) => printWith(texts[name], facts))
  return expected.differences()
}

/** Runs one case of a mail: what it says, where it leads, and what decides whether it is sent. */
export function runMailCase(
  mail: Mail,
  definition: Case,
  globals: Facts,
  expected = new Expectations(),
): readonly string[] {
  const { link, kind, asks, always } = mail
  expected.same('leads', definition.leads, [link.page ?? link.to])
  expected.same('follows', definition.follows, asks ? 'asks' : always ? 'always' : kind)
  return runTextCase(textsOfMail(mail), definition, globals, expected)
}

/** Runs one case of the notices: which show, what they say, and where they lead. */
export function runNoticesCase(
  notices: Library['notices'],
  definition: Case,
  globals: Facts,
  rules: ReadonlyMap<string, LinkedRule>,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const shown = bannersNow({ every: true, items: notices }, rules, facts)
  expected.same(
    'banners',
    definition.banners,
    shown.map(({ title }) => title),
  )
  expected.same(
    'leads',
    definition.leads,
    shown.flatMap(({ link }) => (link === undefined ? [] : [link.page])),
  )
  expected.each('rules', definition.rules, (name) => rules.get(name)?.evaluate(facts))
  return runTextCase(textsOfNotices(shown), definition, globals, expected)
}
