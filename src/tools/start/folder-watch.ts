import { lstatSync, readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Calls `onChange` after each change of a file below a folder, until it is closed. Each folder has its own watch: on
 * Linux, Node's recursive watch loses a file once another one is renamed over it, as many editors do on saving.
 */
export const watchFolder = (
  folder: string,
  onChange: () => void,
  onError: (error: Error) => void,
): { close: () => void } => {
  const watchers = new Map<string, FSWatcher>()

  const end = (path: string): void => {
    watchers.get(path)?.close()
    watchers.delete(path)
  }

  const begin = (path: string): void => {
    // A folder that comes back under its name is another one.
    end(path)
    if (!isFolder(path)) return
    const watcher = watch(path, (event, name) => {
      if (event === 'rename' && name !== null) begin(join(path, name))
      onChange()
    })
    watcher.on('error', (error) => {
      end(path)
      if (isFolder(path)) onError(error)
    })
    watchers.set(path, watcher)
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory()) begin(join(path, entry.name))
  }

  begin(folder)
  return { close: () => [...watchers.keys()].forEach(end) }
}
