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
 * Reads the files of a folder, waiting until they are written: a file with invalid JSON is read a few times,
 * and then returned as it is. An unchanged file is returned as the same object, so that it need not be
 * checked again.
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
