import { readFileSync, writeFileSync } from 'node:fs'

const setting = '/proc/sys/vm/nr_hugepages'
const megabytesEach = 2

/**
 * Sets memory aside in huge pages for a database, where one may, and answers with what gives it back. Without them each
 * connection meets every page of an index as if it were new, once.
 */
export function setAsideHugePages(megabytes: number): () => void {
  try {
    const before = readFileSync(setting, 'utf8')
    writeFileSync(setting, String(Number(before) + Math.ceil(megabytes / megabytesEach)))
    return () => writeFileSync(setting, before)
  } catch {
    return () => undefined
  }
}
