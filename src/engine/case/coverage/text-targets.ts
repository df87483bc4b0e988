import type { Case } from '#definition/generated/cases.ts'
import type { Page } from '#definition/generated/page.ts'
import type { Library } from '#definition/library.ts'
import { placeholdersIn } from '../../flow/texts/template.ts'
import { wordsIn } from '../words.ts'
import { textsOfCard, textsOfMail, textsOfOptions } from '../texts.ts'
import { keyOf, type Target } from './target.ts'

type Texts = Readonly<Record<string, string>>

const isPrinting = (text: string): boolean => placeholdersIn(text).length > 0

/** Every name that is printed, as its own value. */
function factsOf(text: string): Record<string, unknown> {
  const facts: Record<string, unknown> = {}
  for (const path of placeholdersIn(text)) if (!path.includes('.')) facts[path] = path
  return facts
}

/** Texts that print what is known. */
const printing = (of: string, texts: Texts): Target[] =>
  Object.entries(texts).flatMap(([name, text]): Target[] =>
    isPrinting(text)
      ? [
          {
            kind: 'text',
            of,
            name,
            outcome: 'reached',
            given: { facts: factsOf(text) },
            says: { prints: { [name]: '' } },
          },
        ]
      : [],
  )

function documentTargets({ flows, pages }: Library): Target[] {
  const inFlows = Object.values(flows).flatMap((flow) =>
    flow.steps.flatMap(({ fields = [] }) =>
      fields.flatMap(({ document, showWhen }): Target[] =>
        document === undefined
          ? []
          : [
              {
                kind: 'document',
                of: `flows/${flow.id}`,
                name: document,
                outcome: 'reached',
                ...(showWhen === undefined ? {} : { rule: { name: showWhen, verdict: 'yes' } }),
                says: { documents: [] },
              },
            ],
      ),
    ),
  )
  const onPages = Object.values(pages).flatMap(({ id, document }): Target[] =>
    document === undefined
      ? []
      : [
          {
            kind: 'document',
            of: `pages/${id}`,
            name: document,
            outcome: 'reached',
            says: { documents: [] },
          },
        ],
  )
  return [...inFlows, ...onPages]
}

/** Cards that not everybody sees who may open their page, with the permission of each. */
const placedCards = ({ cards = [] }: Page) =>
  cards.flatMap((entry) => {
    if (typeof entry === 'string') return []
    const { card, of, permission, gate } = entry
    return permission === undefined
      ? []
      : [{ name: of === undefined ? card : `${card} of ${of}`, permission, gate }]
  })

const cardTargets = ({ pages, permissions }: Library): Target[] =>
  Object.values(pages).flatMap((page) =>
    placedCards(page).flatMap(({ name, permission, gate }) =>
      (['yes', 'no'] as const).map((outcome): Target => {
        const roles = outcome === 'yes' ? (permissions[permission]?.roles.slice(0, 1) ?? []) : []
        return {
          kind: 'card',
          of: `pages/${page.id}`,
          name,
          outcome,
          given: { facts: { session: { roles } } },
          ...(gate === undefined ? {} : { rule: { name: gate, verdict: 'yes' } }),
          says: { cards: [] },
        }
      }),
    ),
  )

/** A person who is notified of each event, and one who is not. */
const notificationTargets = ({ notifications, permissions }: Library): Target[] =>
  Object.entries(notifications)
    .filter(([, { reserved }]) => reserved === undefined)
    .flatMap(([event, { people = [], holders: [holder = ''] = [], everyone, except }]) =>
      (['yes', 'no'] as const)
        .filter((outcome) => outcome === 'yes' || !everyone || except !== undefined)
        .map((outcome): Target => {
          const roles = outcome === 'yes' ? (permissions[holder]?.roles.slice(0, 1) ?? []) : []
          const persons = outcome === 'yes' ? people : [except ?? []].flat()
          return {
            kind: 'notification',
            of: 'notifications',
            name: event,
            outcome,
            given: { facts: { session: { roles }, persons } },
            says: { notifies: { [event]: outcome } },
          }
        }),
    )

/** Everything that people read: texts that print facts, documents, cards, and what a control compares with. */
export function textTargets(library: Library): Target[] {
  const { cards, mails, options, notices, controls } = library
  return [
    ...Object.values(cards).flatMap((card) => printing(`cards/${card.id}`, textsOfCard(card))),
    ...Object.values(mails).flatMap((mail) => printing(`mails/${mail.id}`, textsOfMail(mail))),
    ...Object.values(options).flatMap((list) => printing(`options/${list.id}`, textsOfOptions(list))),
    ...notices.map(({ title, when }): Target => ({
      kind: 'text',
      of: 'notices',
      name: title,
      outcome: 'reached',
      rule: { name: when, verdict: 'yes' },
      says: { banners: [], leads: [] },
    })),
    ...documentTargets(library),
    ...notificationTargets(library),
    ...cardTargets(library),
    ...Object.values(controls).flatMap(({ id, before }): Target[] =>
      before === undefined
        ? []
        : [{ kind: 'text', of: `controls/${id}`, name: 'reads', outcome: 'reached', says: { reads: '' } }],
    ),
  ]
}

/** Lists the texts, documents and cards that a case reaches. Only its expectations prove them. */
export function reachedTexts(
  of: string,
  one: Case,
  facts: Readonly<Record<string, unknown>>,
  library: Library,
): readonly string[] {
  const [folder = '', id = ''] = of.split('/')
  const page = folder === 'pages' ? library.pages[id] : undefined
  const roles = wordsIn(facts, 'session.roles')
  const isGranted = (permission: string) =>
    library.permissions[permission]?.roles.some((role) => roles.includes(role)) ?? false
  const cards = page === undefined || one.cards === undefined ? [] : placedCards(page)
  return [
    ...[
      ...Object.keys(one.prints ?? {}),
      ...(of === 'notices' ? (one.banners ?? []) : []),
      ...(one.reads ? ['reads'] : []),
    ].map((name) => keyOf({ kind: 'text', of, name, outcome: 'reached' })),
    ...Object.entries(one.notifies ?? {}).map(([name, outcome]) =>
      keyOf({ kind: 'notification', of, name, outcome }),
    ),
    ...(one.documents ?? []).map((name) => keyOf({ kind: 'document', of, name, outcome: 'reached' })),
    ...cards.flatMap(({ name, permission }) => {
      if (one.cards?.includes(name)) return [keyOf({ kind: 'card', of, name, outcome: 'yes' })]
      return isGranted(permission) ? [] : [keyOf({ kind: 'card', of, name, outcome: 'no' })]
    }),
  ]
}
