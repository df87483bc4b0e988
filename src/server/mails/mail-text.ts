import type { Mail } from '#definition/generated/mail.ts'
import { fillTemplate } from '#engine/flow/texts/template.ts'
import { maskFactText } from '#values/account-mask.ts'
import { mayNameInAddress } from '#values/environment.ts'
import { formatMoney, isMoney } from '#values/money.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { currentLanguage } from '#values/language.ts'
import { sayMails } from '#values/generated/say-mails.ts'
import { escape } from '../app/http/bare-page.ts'
import { addressOf } from '../notifications/answer.ts'
import { factText } from '../notifications/fact-text.ts'
import type { Row } from '../store/generated/database.ts'
import { sayProduct } from '#values/generated/say-product.ts'

interface Line {
  text: string
  url: string
}

/** A composed mail: subject, paragraphs, collected events by kind, and its link. */
export interface Composed {
  subject: string
  paragraphs: string[]
  gathered?: { title: string; lines: Line[] }[]
  link: { label: string; url: string }
}

export interface MailFacts {
  mail: Mail
  event: Pick<Row<'outbox'>, 'facts' | 'page_parameters' | 'environment'>
  /** The public address of the portal. */
  publicUrl: string
  /** The token of a password link. */
  token?: string
}

/** Direction isolates, which some mail programs show as characters. */
const ISOLATES = /[\u2066-\u2069]/g

/** Returns the parameters of a link; it names its environment, since a record exists in one alone (TRU-696). */
const parametersOf = ({ page_parameters, environment }: MailFacts['event']) =>
  environment !== null && mayNameInAddress(environment)
    ? { ...page_parameters, env_name: environment }
    : page_parameters

/** Composes a mail by its definition, which decides the printed facts; never an account number (TRU-178). */
export const composeMail = (
  { library }: Pick<ServerDefinitions, 'library'>,
  { mail, event, publicUrl, token }: MailFacts,
): Composed => {
  const text = factText(library, event.facts)
  const print = (path: string): string => maskFactText(path, text(path))
  const money = (amount: string, currency: string) =>
    isMoney(text(amount)) ? formatMoney(text(amount), text(currency)) : ''
  const fill = (sentence: string) =>
    fillTemplate(sentence, print, money).replace(ISOLATES, '').replace(/\s+/g, ' ').trim()
  const { label, page } = mail.link
  const path =
    page === undefined
      ? `/password/${token ?? ''}`
      : (addressOf({ library }, { page, page_parameters: parametersOf(event) }).path ?? '/')
  return {
    subject: fill(mail.subject),
    paragraphs: mail.body.map(fill),
    link: { label, url: `${publicUrl}${path}` },
  }
}

/** Composes a digest: a line with a link per event, by kind (TRU-347). */
export const composeDigest = (
  definitions: Pick<ServerDefinitions, 'library'>,
  digest: MailFacts,
  events: readonly ({ mail: string } & MailFacts['event'])[],
): Composed => {
  const { publicUrl } = digest
  const lines = events.flatMap(({ mail: id, ...event }) => {
    const mail = definitions.library.mails[id]
    if (!mail) return []
    const { subject, link } = composeMail(definitions, { mail, event, publicUrl })
    return [
      { title: sayMails('digestKind', { kind: mail.kind ?? '' }), line: { text: subject, url: link.url } },
    ]
  })
  const titles = [...new Set(lines.map(({ title }) => title))]
  return {
    ...composeMail(definitions, digest),
    gathered: titles.map((title) => ({
      title,
      lines: lines.filter((one) => one.title === title).map(({ line }) => line),
    })),
  }
}

/** Returns the mail as plain text. */
export const asText = ({ paragraphs, gathered = [], link }: Composed): string =>
  [
    ...paragraphs,
    ...gathered.map(({ title, lines }) =>
      [title, ...lines.map(({ text, url }) => `- ${text}\n  ${url}`)].join('\n'),
    ),
    `${link.label}:\n${link.url}`,
  ].join('\n\n')

const asList = ({
  title,
  lines,
}: {
  title: string
  lines: readonly Line[]
}): string => `<h2 style="margin:24px 0 8px;font-size:16px;line-height:24px">${escape(title)}</h2>
<ul style="margin:0 0 16px;padding:0 0 0 20px">
${lines.map(({ text, url }) => `<li style="margin:0 0 8px"><a href="${escape(url)}" style="color:inherit">${escape(text)}</a></li>`).join('\n')}
</ul>`

/** Returns the mail as HTML with a link; nothing is loaded from outside. */
export const asHtml = ({ subject, paragraphs, gathered = [], link }: Composed): string => `<!doctype html>
<html lang="${currentLanguage().tag}" dir="${currentLanguage().direction}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/24px system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">${escape(sayProduct('name'))}</p>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`).join('\n')}
${gathered.map(asList).join('\n')}
<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b6a6a;color:#ffffff;font-weight:600;text-decoration:none">${escape(link.label)}</a></p>
<p style="margin:0;font-size:14px;line-height:20px">${escape(sayMails('openAddress'))} <a href="${escape(link.url)}">${escape(link.url)}</a></p>
</div>
</body>
</html>`
