import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import type { DefinitionFile } from '#definition/loader.ts'
import type { DefinitionsChanges } from '#server/app/publication/changes.ts'
import { toServerDefinitions, type ServerDefinitions } from '#server/app/definitions.ts'
import { followCheck, type CheckContext } from '#server/definitions/definitions-check.ts'
import { requireLimits } from '#server/definitions/limit.ts'
import { readDefinitions } from '#server/definitions/definition-files.ts'
import { watchFolder } from './folder-watch.ts'
import { readSettled } from './settled-files.ts'

/** Saving several files at once, or one file in several writes, is one change. */
const QUIET_MS = 40
/** Whoever starts the program saves nothing in its first minute; from then on a save is followed at once. */
const PREPARED_MS = 60_000
/** Sentences a page is told; the terminal shows all. */
const SHOWN = 20

export interface FollowOptions {
  folder: string
  context: CheckContext
  /** The files at the start; what did not change in a save is not checked again. */
  files: readonly DefinitionFile[]
  /** The definitions in force at the start, made of these files. */
  present: ServerDefinitions
  changes: DefinitionsChanges
  /** Puts definitions into force. */
  publish: (definitions: ServerDefinitions, changed: readonly string[]) => Promise<void>
  /** Pages are told what is wrong with a save. */
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
 * Checks the whole library whenever a file of the folder is saved and puts it into force. A save with new errors stays out:
 * its findings are printed and told to open pages, and the definitions in force work on.
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
