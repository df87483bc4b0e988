import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const VIRTUAL = 'virtual:earlier-flows'
const MOST_BYTES = 64 * 1024 * 1024

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: MOST_BYTES, stdio: 'pipe' })

/** Reads the flows of a revision that differ from the current ones; none without git or the revision. */
function readEarlier(revision: string): Readonly<Record<string, unknown>> {
  try {
    const changed = git('diff', '--name-only', '--diff-filter=M', revision, '--', 'definitions/flows')
    const files = changed.split('\n').filter((file) => file.endsWith('.flow.json'))
    const flows = files.map(
      (file) => JSON.parse(git('show', `${revision}:${file}`)) as { readonly id: string },
    )
    return Object.fromEntries(flows.map((flow) => [flow.id, flow]))
  } catch {
    return {}
  }
}

/** Gives the book the earlier flows: those at PORTOLAN_BEFORE, or in the last commit. */
export function earlierFlows(): Plugin {
  const revision = process.env.PORTOLAN_BEFORE ?? 'HEAD'
  return {
    name: 'portolan:earlier-flows',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}`
        ? `export const revision = ${JSON.stringify(revision)}; export const flows = ${JSON.stringify(readEarlier(revision))}`
        : undefined,
  }
}
