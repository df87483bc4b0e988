import type { Finding } from '../../finding.ts'
import type { Mail } from '../../generated/mail.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { copiesIn, namesItself } from '../words/copies.ts'
import { placeholders } from '../words/templates.ts'

/** Checks that an amount is printed with its own currency, if the event has one. */
function lintMoney(file: string, mail: Mail, { filled }: LintContext): Finding[] {
  const names = [...(filled.notifications[mail.event] ?? []), ...(filled.mails[mail.event] ?? [])]
  const texts = [
    ['/subject', mail.subject] as const,
    ...mail.body.map((text, at) => [`/body/${at}`, text] as const),
  ]
  return texts.flatMap(([path, text]) =>
    placeholders(text).flatMap(([amount = '', currency]): Finding[] => {
      const own = amount.replace(/Amount$/, 'Currency')
      if (own === amount || currency === undefined || currency === own || !names.includes(own)) return []
      const sentence = `'${amount}' is an amount in '${own}', not in '${currency}'. Write '${own}'.`
      return [error(file, path, sentence)]
    }),
  )
}

const familyOf = ({ id }: Mail): string => id.split(/[- ]/)[0]!

const topicOf = ({ event }: Mail): string => event.split('_')[0]!

/** Number of mails that shows where those of a family lead. */
const ENOUGH = 3

/** Checks the kind of a mail against its topic, since a person turns off a whole kind. */
function lintKind(file: string, mail: Mail, mails: readonly Mail[]): Finding[] {
  const kinds = mails
    .filter((one) => one !== mail && (topicOf(one) === topicOf(mail) || familyOf(one) === familyOf(mail)))
    .flatMap(({ kind }) => kind ?? [])
  const [usual] = kinds
  if (mail.kind === undefined || kinds.length < 2 || new Set(kinds).size > 1 || mail.kind === usual) return []
  const sentence = `The other mails of ${topicOf(mail)} are of the kind '${usual}', which people can turn off. Write '${usual}'.`
  return [{ ...error(file, '/kind', sentence), ...(usual === undefined ? {} : { nearest: usual }) }]
}

/** Checks that a mail has only one of `asks`, `kind` and `always`. */
const lintHeading = (file: string, { asks, kind, always }: Mail): Finding[] =>
  [asks, kind, always].filter((one) => one !== undefined).length < 2
    ? []
    : [
        error(
          file,
          asks === undefined ? '/always' : '/asks',
          "A mail has one of 'asks', 'always' and 'kind'. Keep the one that says when it is sent.",
        ),
      ]

/** Checks that mails of one family link to the same page. */
function lintPage(file: string, mail: Mail, mails: readonly Mail[]): Finding[] {
  const pageOf = ({ link }: Mail) => ('page' in link ? link.page : undefined)
  const pages = mails
    .filter((one) => one !== mail && familyOf(one) === familyOf(mail))
    .flatMap((one) => pageOf(one) ?? [])
  const [usual] = pages
  const own = pageOf(mail)
  if (
    own === undefined ||
    usual === undefined ||
    own === usual ||
    pages.length < ENOUGH ||
    new Set(pages).size > 1
  )
    return []
  const sentence = `The other mails of '${familyOf(mail)}' lead to the page '${usual}', and this one to '${own}'. Name '${usual}'.`
  return [{ ...error(file, '/link/page', sentence), nearest: usual }]
}

/** Reports buttons whose label leads to another page in other mails. */
function lintLabel(file: string, mail: Mail, mails: readonly Mail[]): Finding[] {
  const { link } = mail
  if (!('page' in link)) return []
  const others = mails.flatMap((one) => (one !== mail && 'page' in one.link ? [one.link] : []))
  const alike = others.filter(({ label }) => label === link.label)
  const [meant] = others.filter(({ page }) => page === link.page)
  if (alike.length < 2 || alike.some(({ page }) => page === link.page)) return []
  if (meant === undefined) {
    const pages = new Set(alike.map(({ page }) => page))
    const [page = ''] = pages
    const other = `'${link.label}' leads to the page '${page}' in other mails, and here to '${link.page}'. Name '${page}'.`
    return pages.size === 1 ? [{ ...error(file, '/link/page', other), nearest: page }] : []
  }
  const sentence = `'${link.label}' leads to the page '${alike[0]!.page}' in other mails, and here to '${link.page}'. Say where this one leads.`
  return [{ ...error(file, '/link/label', sentence), nearest: meant.label }]
}

/** Reports copied subjects, since a reader of an inbox could not tell them apart. */
const lintSubjects = (mails: readonly Mail[]): Finding[] =>
  copiesIn(
    mails.map((mail) => ({
      file: `mails/${mail.id}.mail.json`,
      path: '/subject',
      name: `${mail.id} ${mail.event}`,
      text: mail.subject,
    })),
  ).flatMap(([copy, own]) =>
    familyOf({ id: copy.name } as Mail) === familyOf({ id: own.name } as Mail) &&
    namesItself(copy.name, copy.text ?? '') >= namesItself(own.name, own.text ?? '')
      ? []
      : [
          error(
            copy.file,
            copy.path,
            `This is the subject of '${own.name.split(' ')[0]}', word for word: it was copied. Say what this mail tells of.`,
          ),
        ],
  )

/** Reports a first paragraph taken from another mail, whose subject it fits better. */
const lintBodies = (mails: readonly Mail[]): Finding[] =>
  mails.flatMap((mail) => {
    const [text = ''] = mail.body
    const own = mails.find(
      (one) =>
        one !== mail &&
        one.body[0] === text &&
        namesItself(one.subject, text) > namesItself(mail.subject, text),
    )
    const sentence = `This is what '${own?.id}' tells, word for word: it was copied, and the subject says otherwise. Say what this mail tells of.`
    return own === undefined ? [] : [error(`mails/${mail.id}.mail.json`, '/body/0', sentence)]
  })

/** Reports mails of another kind than the rest of their topic, and amounts in a currency not their own. */
export const lintMailPairs: Lint = (context) => {
  const mails = Object.values(context.library.mails)
  const each = mails.flatMap((mail) => {
    const file = `mails/${mail.id}.mail.json`
    return [
      ...lintMoney(file, mail, context),
      ...lintKind(file, mail, mails),
      ...lintHeading(file, mail),
      ...lintPage(file, mail, mails),
      ...lintLabel(file, mail, mails),
    ]
  })
  return [...each, ...lintSubjects(mails), ...lintBodies(mails)]
}
