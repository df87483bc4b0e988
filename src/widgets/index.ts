import type { FieldKind } from '#engine/field/types.ts'
import { forgetFailure } from '#runtime/preload/fetch-again.ts'
import type { PrepareTypes } from '#runtime/field/field-types.ts'
import type { FieldType, FieldTypes } from '#runtime/field/types.ts'

/** Large field types, loaded when a definition names them; all others are in lines.ts. */
const apart: Readonly<Record<string, () => Promise<FieldType>>> = {
  'batch-file': () => import('./batch-file/batch-file-widget.tsx').then((file) => file.batchFileType),
  'batch-quote': () => import('./batch-quote/batch-quote-widget.tsx').then((file) => file.batchQuoteType),
  group: () => import('./nested/nested-types.tsx').then((file) => file.groupType),
  list: () => import('./nested/nested-types.tsx').then((file) => file.listType),
  'choice-list': () => import('./choice-list/choice-list-widget.tsx').then((file) => file.choiceListType),
  'choice-cards': () => import('./choice-cards/choice-cards-widget.tsx').then((file) => file.choiceCardsType),
  choices: () => import('./choices/choices-widget.tsx').then((file) => file.choicesType),
  consent: () => import('./consent/consent-widget.tsx').then((file) => file.consentType),
  file: () => import('./file/file-widget.tsx').then((file) => file.fileType),
  quote: () => import('./quote/quote-widget.tsx').then((file) => file.quoteType),
  'quote-choice': () => import('./quote-choice/quote-choice-widget.tsx').then((file) => file.quoteChoiceType),
  iban: () => import('./iban/iban-widget.tsx').then((file) => file.ibanType),
  bic: () => import('./bic/bic-widget.tsx').then((file) => file.bicType),
  clabe: () => import('./clabe/clabe-widget.tsx').then((file) => file.clabeType),
  'wallet-address': () =>
    import('./wallet-address/wallet-address-widget.tsx').then((file) => file.walletAddressType),
  'ip-blocks': () => import('./ip-blocks/ip-blocks-widget.tsx').then((file) => file.ipBlocksType),
  password: () => import('./password/password-widget.tsx').then((file) => file.passwordType),
  json: () => import('./json/json-widget.tsx').then((file) => file.jsonType),
}

/** Keys of the two shared loads of lines.ts: all widgets, or only their texts. */
const allOfLines = 'lines'
const wordsOfLines = 'words of lines'

interface ComingTypes {
  /** The field types that are here; they become more as definitions name them. */
  readonly fieldTypes: FieldTypes
  /** Their pure halves, for linking. */
  readonly kinds: ReadonlyMap<string, FieldKind>
  readonly prepare: PrepareTypes
  /** Loads the part that prints values of these types, which is smaller than the widgets. */
  readonly prepareWords: PrepareTypes
}

/** Field types that are fetched when a definition names them, and stay. */
export function createTypes(parts = apart): ComingTypes {
  const types = new Map<string, FieldType>()
  const kindsHere = new Map<string, FieldKind>()
  const here = new Set<string>()
  const underWay = new Map<string, Promise<unknown>>()

  function keep(type: string, one: FieldType) {
    types.set(type, one)
    kindsHere.set(type, one.kind)
  }

  const fetchers: Readonly<Record<string, () => Promise<unknown>>> = {
    ...Object.fromEntries(
      Object.entries(parts).map(([type, load]) => [type, async () => keep(type, await load())]),
    ),
    async [allOfLines]() {
      const { lines } = await import('./lines.ts')
      for (const [type, one] of Object.entries(lines)) keep(type, one)
      here.add(wordsOfLines)
    },
    async [wordsOfLines]() {
      const { lineKinds } = await import('#engine/field/line-kinds.ts')
      for (const [type, kind] of Object.entries(lineKinds)) kindsHere.set(type, kind)
    },
  }

  async function fetchPart(part: string) {
    await fetchers[part]?.()
    here.add(part)
  }

  function preparing(ofLines: string): PrepareTypes {
    return (named) => {
      if (named.length === 0) return undefined
      const requested = new Set([ofLines, ...named.filter((type) => Object.hasOwn(parts, type))])
      const missing = [...requested].filter((part) => !here.has(part))
      if (missing.length === 0) return undefined
      const name = [...requested].toSorted().join()
      const existing = underWay.get(name)
      if (existing) return existing
      const fetched = Promise.all(missing.map(fetchPart))
      underWay.set(name, fetched)
      forgetFailure(fetched, () => underWay.delete(name))
      return fetched
    }
  }

  return {
    fieldTypes: types,
    kinds: kindsHere,
    prepare: preparing(allOfLines),
    prepareWords: preparing(wordsOfLines),
  }
}

/** Field types of this page, shared by all fields. */
export const { fieldTypes, kinds, prepare, prepareWords } = createTypes()
