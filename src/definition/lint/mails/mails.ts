import type { Finding } from '../../finding.ts'
import type { Mail } from '../../generated/mail.ts'
import { together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, repeated, unknownName, withoutFix } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { lintMailPairs } from './mail-pairs.ts'
import { lintNotifications } from './notifications.ts'
import { placeholders } from '../words/templates.ts'

const fileOf = ({ id }: Mail): string => `mails/${id}.mail.json`

/** Checks that no text of a mail prints an account number, since mails can be read in transit. */
function lintPrinted({ filled }: LintContext, mail: Mail): Finding[] {
  const file = fileOf(mail)
  const accounts = filled.accounts[mail.event] ?? []
  const existing = [...(filled.notifications[mail.event] ?? []), ...(filled.mails[mail.event] ?? [])].filter(
    (name) => !accounts.includes(name),
  )
  const texts = [
    ['/subject', mail.subject] as const,
    ...mail.body.map((text, at) => [`/body/${at}`, text] as const),
  ]
  return texts.flatMap(([path, text]) =>
    [...new Set(placeholders(text).flat())].flatMap((name) =>
      accounts.includes(name)
        ? [
            error(
              file,
              path,
              `{${name}} holds an account number, and mail is read by others on the way. Leave it to the page that the mail leads to.`,
            ),
          ]
        : unknownName(file, path, 'name to print here', name, existing).map(withoutFix),
    ),
  )
}

/** Tells whether a mail is named after its event, such as 'payment-failed'. */
const isNamedAfter = ({ id, event }: { readonly id: string; readonly event: string }): boolean =>
  id === event.toLowerCase().replaceAll('_', '-')

/**
 * Checks that all names in a mail exist, each event has one mail, and no account number is printed (TRU-178).
 */
const lintEach: Lint = (context) => {
  const { library, filled } = context
  const events = [...Object.keys(filled.notifications), ...Object.keys(filled.mails)]
  const pages = namesOf(context, 'pages')
  const mails = Object.values(library.mails)
  return mails.flatMap((mail) => {
    const file = fileOf(mail)
    const other = mails.find((one) => one !== mail && one.event === mail.event)
    return [
      ...unknownName(file, '/event', 'event', mail.event, events),
      ...unknownName(file, '/link/page', 'page', mail.link.page, pages),
      ...(other === undefined || isNamedAfter(mail)
        ? []
        : [
            repeated(
              file,
              '/event',
              `'${other.id}' tells of ${mail.event} as well. An event has one mail. Name another event, or take one of the two out.`,
            ),
          ]),
      ...(events.includes(mail.event) ? lintPrinted(context, mail) : []),
    ]
  })
}

/** Mails tell of events that there are, each once, and as the mails beside them do; so do notifications. */
export const lintMails: Lint = together(lintEach, lintMailPairs, lintNotifications)
