import { sayDownloads } from '#values/generated/say-downloads.ts'
import type { TablePage } from '../table-page.ts'

export interface DownloadChoice {
  /** The visible page, a page of another size, or every row. */
  readonly which: 'shown' | 'page' | 'all'
  /** csv-plain has no lines above the header; xlsx keeps references as text. */
  readonly format: 'csv' | 'csv-plain' | 'xlsx' | 'json'
  /** Page number as typed. */
  readonly page: string
  readonly size: number
}

/**
 * Returns the number of pages at a size; undefined for an estimated total, since only the answer's headers
 * have it then.
 */
export function pagesOf({ total, isEstimate }: TablePage, size: number): number | undefined {
  return isEstimate ? undefined : Math.max(1, Math.ceil(total / size))
}

/** Returns the error of the requested page number (PAY-061, PAY-062). */
export function problemOf({ which, page }: DownloadChoice, pages: number | undefined): string | undefined {
  if (which !== 'page') return undefined
  if (!/^\d{1,7}$/.test(page.trim()) || Number(page) < 1) return sayDownloads('enterPage')
  if (pages === undefined || Number(page) <= pages) return undefined
  return sayDownloads('fewPages', { count: pages })
}
