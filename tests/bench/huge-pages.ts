import { readFileSync, writeFileSync } from 'node:fs'

const setting = '/proc/sys/vm/nr_hugepages'
const megabytesEach = 2

/**
 * Reserves huge pages for a database if the process may, and returns a function that releases them. Without them each
 * connection maps every page of an index anew.
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
