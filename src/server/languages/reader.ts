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

/** The reader of a request's answers; identified while it is handled. */
interface Reader {
  translated: Translated
}

/** The setting 'as my browser'. */
export const BROWSER = 'browser'

const present = new AsyncLocalStorage<Reader | undefined>()
readBy(() => present.getStore()?.translated.language ?? english)

const readers = new WeakMap<object, Reader>()

/** Runs work for a reader; its sentences are in their language. */
export const whileReadBy = <T>(translated: Translated, act: () => T): T => present.run({ translated }, act)

/** Runs work without a reader; stored sentences are in English and translated for each reader later. */
export const inEnglish = <T>(act: () => T): T => present.run(undefined, act)

/** Produces the pieces of a stream for the current reader, even if they are consumed later. */
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

/** Returns the definitions in the reader's language; unchanged without a reader or for another library. */
export const inWords = <Part extends Partial<Library>>(library: Part): Part => {
  const translated = present.getStore()?.translated
  return translated !== undefined && translated.english === (library as unknown)
    ? (translated.library as unknown as Part)
    : library
}

/** Returns the English definitions of translated ones. */
export const withoutWords = (library: Library): Library => {
  const translated = present.getStore()?.translated
  return translated?.library === library ? translated.english : library
}

/** Returns the English and the translated definitions; undefined without a reader. */
export const libraryInWords = (): Pick<Translated, 'library' | 'english'> | undefined =>
  present.getStore()?.translated

/** Returns the label of a state in the reader's language. */
export const stateInWords = ({ id, states }: Pick<Machine, 'id' | 'states'>, state: string): string => {
  const translated = present.getStore()?.translated.library.machines[id]
  return (translated?.states[state] ?? states[state])?.label ?? state
}

/** Returns the label of a role in the reader's language. */
export const roleInWords = (roles: Library['roles'], role: string): string =>
  (present.getStore()?.translated.library.roles[role] ?? roles[role])?.label ?? role

/** Returns a permission with its refusal in the reader's language. */
export const permissionInWords = (permission: Permission): Permission =>
  present.getStore()?.translated.library.permissions[permission.id] ?? permission

/** Returns an onboarding task in the reader's language. */
export const taskInWords = (task: Task): Task => present.getStore()?.translated.library.tasks[task.id] ?? task

/** Returns the available languages, each by its own name. */
export const offeredLanguages = (): readonly { readonly value: string; readonly label: string }[] =>
  (present.getStore()?.translated.library.options['languages']?.options ?? []).filter(
    ({ value }) => value !== BROWSER,
  )

/** Returns the sentence of a shared rule; undefined without a reader or for another name. */
export const ruleInWords = (name: string): string | undefined => {
  const files = Object.values(present.getStore()?.translated.library.rules ?? {})
  return files.find(({ rules }) => Object.hasOwn(rules, name))?.rules[name]?.says
}

/** Returns the faults in the reader's language. */
export const faultsInWords = (faults: Library['faults']): Library['faults'] =>
  present.getStore()?.translated.library.faults ?? faults

export interface Readers {
  /** Sets the reader of each request: by the page's cookie, or the languages that the browser accepts. */
  readonly attach: (app: FastifyInstance) => void
  /** Applies the language that the person chose. */
  readonly choose: (request: FastifyRequest, chosen: string | null | undefined) => string
}

/** Creates the readers of requests; outside production the pseudo-languages count as well. */
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
      // A body is read in socket events, which lose the reader's context.
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

/** Returns the definitions that a request is answered with; undefined before it has a reader. */
export const translatedFor = (request: object): Translated | undefined => readers.get(request)?.translated

/** Runs work for the reader of a request, from any context. */
export const toReaderOf = <T>(request: object, say: () => T): T => {
  const reader = readers.get(request)
  return reader ? present.run(reader, say) : say()
}
