import type { Finding } from '../../finding.ts'
import type { Mail } from '../../generated/mail.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
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

const topicOf = ({ event }: Mail): string => event.split('_')[0]!

/** Number of mails that shows what is usual for a topic. */
const ENOUGH = 3

/** Mails of one topic are switched off together. */
function lintKind(file: string, mail: Mail, mails: readonly Mail[]): Finding[] {
  const kinds = mails
    .filter((one) => one !== mail && topicOf(one) === topicOf(mail))
    .flatMap(({ kind }) => kind ?? [])
  const [usual] = kinds
  if (mail.kind === undefined || kinds.length < ENOUGH || new Set(kinds).size > 1 || mail.kind === usual)
    return []
  const sentence = `The other mails of ${topicOf(mail)} are of the kind '${usual}', which people can turn off. Write '${usual}'.`
  return [{ ...error(file, '/kind', sentence), ...(usual === undefined ? {} : { nearest: usual }) }]
}

/** Reports mails of another kind than the rest of their topic, and amounts in a currency not their own. */
export const lintMailPairs: Lint = (context) => {
  const mails = Object.values(context.library.mails)
  return mails.flatMap((mail) => {
    const file = `mails/${mail.id}.mail.json`
    return [...lintMoney(file, mail, context), ...lintKind(file, mail, mails)]
  })
}
