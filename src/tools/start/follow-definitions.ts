import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import type { DefinitionFile } from '#definition/loader.ts'
import type { DefinitionsChanges } from '#server/app/publication/changes.ts'
import { toServerDefinitions, type ServerDefinitions } from '#server/app/definitions.ts'
import { followCheck, type CheckContext } from '#server/definitions/definitions-check.ts'
import { requireLimits } from '#server/definitions/limit.ts'
import { requireNotifications } from '#server/notifications/recipients.ts'
import { readDefinitions } from '#server/definitions/definition-files.ts'
import { watchFolder } from './folder-watch.ts'
import { readSettled } from './settled-files.ts'

/** Milliseconds that collect several saves into one change. */
const QUIET_MS = 40
/** Milliseconds after the start until the check of saves is prepared. */
const PREPARED_MS = 60_000
/** The maximum of sentences for a page; the terminal shows all. */
const SHOWN = 20

export interface FollowOptions {
  folder: string
  context: CheckContext
  /** The files at the start; unchanged ones are not checked again. */
  files: readonly DefinitionFile[]
  /** The definitions in force at the start. */
  present: ServerDefinitions
  changes: DefinitionsChanges
  /** Publishes the definitions. */
  publish: (definitions: ServerDefinitions, changed: readonly string[]) => Promise<void>
  /** True: open pages show the errors of a save. */
  tellsPages: boolean
  print: (text: string) => void
}

const changedBetween = (before: readonly DefinitionFile[], after: readonly DefinitionFile[]): string[] => {
  const texts = new Map(before.map(({ path, text }) => [path, text]))
  const changed = after.filter(({ path, text }) => !texts.has(path) || texts.get(path) !== text)
  const left = new Set(after.map(({ path }) => path))
  return [...changed.map(({ path }) => path), ...[...texts.keys()].filter((path) => !left.has(path))]
}

const sentenceOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/**
 * Checks and publishes the library after each save. A save with new errors is not published: its findings are
 * printed and sent to open pages.
 */
export const followDefinitions = (options: FollowOptions): { close: () => void } => {
  const { folder, context, changes, publish, tellsPages, print } = options
  const following = followCheck(context)
  let { present, files } = options
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  const refuse = (sentences: readonly string[]): void => {
    for (const sentence of sentences) print(`✗ ${sentence}`)
    print('This save is not in force. The definitions of before work on until it is mended.')
    changes.tell({
      version: present.published.version,
      broken: tellsPages ? sentences.slice(0, SHOWN) : [],
    })
  }

  const takeUp = async (): Promise<void> => {
    const now = await readSettled(() => readDefinitions(folder), pause, files)
    const changed = changedBetween(files, now)
    if (changed.length === 0) return
    files = now
    try {
      const next = toServerDefinitions(now, context, following.check)
      const existing = new Set(present.findings)
      const errors = next.findings.filter((finding) => !existing.has(finding))
      if (errors.length > 0) return refuse(errors)
      requireLimits(next)
      requireNotifications(next)
      if (next.published.version !== present.published.version) await publish(next, changed)
      present = next
      changes.tell({ version: next.published.version, broken: [] })
      print(`Now in force: ${changed.join(', ')}`)
    } catch (thrown) {
      refuse([sentenceOf(thrown)])
    }
  }

  const preparing = setTimeout(() => {
    work = work.then(() => following.prepare(files, () => breathe()))
  }, PREPARED_MS).unref()
  const watching = watchFolder(
    folder,
    () => {
      clearTimeout(timer)
      timer = setTimeout(() => (work = work.then(takeUp)), QUIET_MS)
    },
    (error) => print(`Definitions are not followed any more: ${error.message}`),
  )
  return {
    close() {
      clearTimeout(timer)
      clearTimeout(preparing)
      watching.close()
    },
  }
}
