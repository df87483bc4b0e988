import type { DefinitionFile } from '#definition/loader.ts'

const TRIES = 8
const PAUSE_MS = 60

const isHalfWritten = ({ text = '' }: DefinitionFile): boolean => {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}

/**
 * The files of a folder once nobody writes them any more. A file that is not JSON yet is read again a few times: an editor
 * may be halfway through it. What is still not JSON then is handed out as it is. A file that did not change is handed out
 * as it was before: who has checked it needs not check it again.
 */
export const readSettled = async (
  read: () => DefinitionFile[],
  pause: (ms: number) => Promise<unknown>,
  before: readonly DefinitionFile[] = [],
): Promise<DefinitionFile[]> => {
  const existing = new Map(before.map((file) => [file.path, file]))
  const readAgain = () =>
    read().map((file) => {
      const same = existing.get(file.path)
      return same !== undefined && same.text === file.text ? same : file
    })
  const isOpen = (file: DefinitionFile) => existing.get(file.path) !== file && isHalfWritten(file)
  let files = readAgain()
  for (let tries = 0; tries < TRIES && files.some(isOpen); tries += 1) {
    await pause(PAUSE_MS)
    files = readAgain()
  }
  return files
}
