import type { FastifyInstance } from 'fastify'
import { formatDateTime } from '#values/date.ts'
import { english } from '#values/language.ts'
import { saySignIn } from '#values/generated/say-sign-in.ts'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { whileReadBy } from '../languages/reader.ts'
import { barePage, escape, mark } from '../app/http/bare-page.ts'
import { languageChoice } from '../languages/language-choice.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant } from '../store/tenant.ts'
import { DIGEST, gatheredIn } from './aside.ts'
import { composeDigest, composeMail, type Composed } from './mail-text.ts'
import { linkToken } from './mail-delivery.ts'

const SHOWN = 100

type ShownMail = Pick<Row<'mails'>, 'org_id' | 'id' | 'mail'> &
  Pick<Row<'outbox'>, 'facts' | 'page_parameters' | 'environment'> &
  Pick<Row<'users'>, 'email' | 'first_name' | 'last_name' | 'language'> & {
    happened_at: Date
    org_name: string
    gathered: Awaited<ReturnType<typeof gatheredIn>>
  }

const listMails = (store: Pick<Store, 'db'>, to: string | undefined): Promise<ShownMail[]> =>
  forAllTenants(store, 'mails.show', async (trx) => {
    const listed = trx
      .selectFrom('mails')
      .innerJoin('outbox', (join) =>
        join.onRef('outbox.org_id', '=', 'mails.org_id').onRef('outbox.id', '=', 'mails.event_id'),
      )
      .innerJoin('users', (join) =>
        join.onRef('users.org_id', '=', 'mails.org_id').onRef('users.id', '=', 'mails.user_id'),
      )
      .innerJoin('organisations', 'organisations.id', 'mails.org_id')
      .select([
        'mails.org_id',
        'mails.id',
        'mails.mail',
        'outbox.facts',
        'outbox.page_parameters',
        'outbox.environment',
        'outbox.created_at as happened_at',
        'users.email',
        'users.first_name',
        'users.last_name',
        'users.language',
        'organisations.name as org_name',
      ])
      .where('mails.state', '=', 'SHOWN')
      .where('mails.digest_id', 'is', null)
      .orderBy('mails.seq', 'desc')
      .limit(SHOWN)
    const rows = await (to === undefined ? listed : listed.where('users.email', '=', to)).execute()
    const shown: ShownMail[] = []
    for (const row of rows)
      shown.push({
        ...row,
        gathered: row.mail === DIGEST ? await gatheredIn(ofTenant(trx, row.org_id), row) : [],
      })
    return shown
  })

const receivedBy = ({
  first_name: first,
  last_name: last,
  org_name: organisation,
  happened_at: at,
}: ShownMail) =>
  saySignIn('toPerson', {
    name: `${first} ${last}`.trim(),
    organisation,
    time: formatDateTime(at.toISOString(), 'UTC'),
  })

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return escape(pathname + search)
}

const showMail = (
  mail: ShownMail,
  { subject, paragraphs, gathered = [], link }: Composed,
  isOpen: boolean,
): string =>
  `<li><details${isOpen ? ' open' : ''}>
    <summary><span class="name">${escape(subject)}</span>
      <span class="job">${escape(receivedBy(mail))}</span></summary>
    <div class="mail">
      ${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('\n')}
      ${gathered
        .map(
          ({ title, lines }) =>
            `<h2>${escape(title)}</h2><ul>${lines.map(({ text, url }) => `<li><a href="${pathOf(url)}">${escape(text)}</a></li>`).join('')}</ul>`,
        )
        .join('\n')}
      <a class="button" href="${pathOf(link.url)}">${escape(link.label)}</a>
      <p class="job"><a href="/inbox?to=${encodeURIComponent(mail.email)}">${escape(saySignIn('toAddress', { address: mail.email }))}</a></p>
    </div></details></li>`

const page = (mails: readonly string[], to: string | undefined): string =>
  barePage(
    saySignIn('inbox'),
    `<section class="inbox" aria-labelledby="title">
      ${mark()}
      <h1 id="title">${escape(saySignIn('inbox'))}</h1>
      <p>${to === undefined ? escape(saySignIn('nothingLeaves')) : `${escape(saySignIn('mailedTo', { address: to }))} <a href="/inbox">${escape(saySignIn('showAll'))}</a>`}</p>
      ${mails.length === 0 ? `<p role="status">${escape(saySignIn('noMail'))}</p>` : `<ul>${mails.join('')}</ul>`}
      <a class="button" href="/home">${escape(saySignIn('backToPortal'))}</a>
    </section>`,
    languageChoice(to === undefined ? {} : { to }),
  )

export interface InboxPageParts {
  store: Store
  config: Pick<ServerConfig, 'publicUrl'>
  definitions: Pick<ServerDefinitions, 'languages'>
  cookieSecret: string
}

/** Shows the mails of a demonstration; never registered with a mail server or in production (TRU-179). */
export const createInboxPage =
  ({ store, config, definitions, cookieSecret }: InboxPageParts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { to?: unknown } }>('/inbox', async ({ query }, reply) => {
      const to = typeof query.to === 'string' && query.to !== '' ? query.to : undefined
      const listed = (await listMails(store, to)).flatMap((mail) => {
        const translated = definitions.languages.of(mail.language ?? english.tag)
        const text = translated.library.mails[mail.mail]
        if (!text) return []
        const token = linkToken(cookieSecret, mail.id)
        const facts = { mail: text, event: mail, publicUrl: config.publicUrl, token }
        const compose = () =>
          mail.mail === DIGEST
            ? composeDigest(translated, facts, mail.gathered)
            : composeMail(translated, facts)
        return [[mail, whileReadBy(translated, compose)] as const]
      })
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          page(
            listed.map(([mail, composed], at) => showMail(mail, composed, at === 0)),
            to,
          ),
        )
    })
  }
