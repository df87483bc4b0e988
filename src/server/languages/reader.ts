import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Machine } from '#definition/generated/machine.ts'
import type { Permission } from '#definition/generated/permission.ts'
import type { Task } from '#definition/generated/task.ts'
import type { Library } from '#definition/library.ts'
import { english, readBy } from '#values/language.ts'
import type { ServerConfig } from '../app/config.ts'
import { chosenLanguageCookie, negotiateLanguage, LANGUAGE_COOKIE } from './negotiation.ts'
import { PSEUDO } from './pseudo.ts'
import type { Translated, Translations } from './translations.ts'

/** The person who reads what is said while a request is handled; who it is becomes known on the way. */
interface Reader {
  translated: Translated
}

/** No language of their own: a person reads what was chosen in their browser, or what it asks for. */
export const BROWSER = 'browser'

const present = new AsyncLocalStorage<Reader | undefined>()
readBy(() => present.getStore()?.translated.language ?? english)

const readers = new WeakMap<object, Reader>()

/** Does something for a reader of these words: what is said meanwhile is said in their language. */
export const whileReadBy = <T>(translated: Translated, act: () => T): T => present.run({ translated }, act)

/** Does something that nobody in particular reads: what is stored is stored in English, and said to each reader anew. */
export const inEnglish = <T>(act: () => T): T => present.run(undefined, act)

/** Makes something piece by piece for the present reader, whoever takes the pieces later. */
export const forPresentReader = <T>(pieces: AsyncIterable<T>): AsyncIterable<T> => {
  const reader = present.getStore()
  const within = pieces[Symbol.asyncIterator]()
  const end = () => within.return?.() ?? Promise.resolve({ done: true as const, value: undefined })
  const iterator = {
    next: () => present.run(reader, () => within.next()),
    return: () => present.run(reader, end),
  }
  return { [Symbol.asyncIterator]: () => iterator }
}

/** The definitions in the words of the present reader; those given where nobody in particular reads, or where they are others. */
export const inWords = <Part extends Partial<Library>>(library: Part): Part => {
  const translated = present.getStore()?.translated
  return translated !== undefined && translated.english === (library as unknown)
    ? (translated.library as unknown as Part)
    : library
}

/** The definitions as they were written, where these are in the words of the present reader. */
export const withoutWords = (library: Library): Library => {
  const translated = present.getStore()?.translated
  return translated?.library === library ? translated.english : library
}

/** The definitions as they were written and in the words of the present reader; nothing where nobody in particular reads. */
export const libraryInWords = (): Pick<Translated, 'library' | 'english'> | undefined =>
  present.getStore()?.translated

/** What the present reader calls a state of a machine. */
export const stateInWords = ({ id, states }: Pick<Machine, 'id' | 'states'>, state: string): string => {
  const translated = present.getStore()?.translated.library.machines[id]
  return (translated?.states[state] ?? states[state])?.label ?? state
}

/** What the present reader calls a role. */
export const roleInWords = (roles: Library['roles'], role: string): string =>
  (present.getStore()?.translated.library.roles[role] ?? roles[role])?.label ?? role

/** What the present reader is told who lacks a permission. */
export const permissionInWords = (permission: Permission): Permission =>
  present.getStore()?.translated.library.permissions[permission.id] ?? permission

/** A task of onboarding as the present reader reads it. */
export const taskInWords = (task: Task): Task => present.getStore()?.translated.library.tasks[task.id] ?? task

/** What `options/languages` lists besides 'as my browser': the languages there are, each called as its speakers call it. */
export const offeredLanguages = (): readonly { readonly value: string; readonly label: string }[] =>
  (present.getStore()?.translated.library.options['languages']?.options ?? []).filter(
    ({ value }) => value !== BROWSER,
  )

/** What a shared rule says to the present reader; nothing where nobody in particular reads, or no shared rule has that name. */
export const ruleInWords = (name: string): string | undefined => {
  const files = Object.values(present.getStore()?.translated.library.rules ?? {})
  return files.find(({ rules }) => Object.hasOwn(rules, name))?.rules[name]?.says
}

/** The same of the faults alone. */
export const faultsInWords = (faults: Library['faults']): Library['faults'] =>
  present.getStore()?.translated.library.faults ?? faults

export interface Readers {
  /** Every request has a reader from its first moment: by the cookie of the page, or by what the browser accepts. */
  readonly attach: (app: FastifyInstance) => void
  /** Once the person is known, what they chose counts. */
  readonly choose: (request: FastifyRequest, chosen: string | null | undefined) => string
}

/** Finds the language of each request among those there are; outside production the languages nobody speaks as well. */
export const createReaders = (
  translations: Translations,
  config: Pick<ServerConfig, 'production' | 'publicUrl'>,
): Readers => {
  const cookie = chosenLanguageCookie(config)
  const tags = config.production ? translations.tags : [...translations.tags, ...Object.values(PSEUDO)]
  const negotiate = ({ headers, cookies }: FastifyRequest, preferred?: string | null): Translated => {
    const chosen = preferred ?? cookies?.[cookie]
    return translations.of(negotiateLanguage({ chosen, accepted: headers['accept-language'] }, tags))
  }
  return {
    attach(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const reader = { translated: negotiate(request, request.cookies?.[LANGUAGE_COOKIE]) }
        readers.set(request, reader)
        present.run(reader, done)
      })
      // A body is read by the events of its socket, which know nothing of the reader.
      app.addHook('preValidation', (request, _reply, done) => {
        const reader = readers.get(request)
        if (reader) present.run(reader, done)
        else done()
      })
    },
    choose(request, chosen) {
      const translated = negotiate(request, chosen)
      const reader = readers.get(request)
      if (reader) reader.translated = translated
      return translated.language.tag
    },
  }
}

/** The words that a request is answered in; nothing before it has a reader. */
export const translatedFor = (request: object): Translated | undefined => readers.get(request)?.translated

/** Says an answer of a request to its reader, wherever it is said. */
export const toReaderOf = <T>(request: object, say: () => T): T => {
  const reader = readers.get(request)
  return reader ? present.run(reader, say) : say()
}
