import { use, useEffect, useRef, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { sayDownloads } from '#values/generated/say-downloads.ts'
import { downloadOf } from '#engine/table/query/request.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { asRefusal } from '../../call/refusal.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { useServices } from '../../field/services.ts'
import { pagesOf, problemOf, type DownloadChoice } from './download-choice.ts'
import type { FileProgress, TableHost } from '../host.ts'
import type { TablePage } from '../table-page.ts'

/** Rows to download: those of the table as they are now. */
export interface DownloadContext {
  readonly table: LinkedTable
  readonly state: TableState
  readonly page: TablePage
  readonly host: TableHost
  readonly onClose: () => void
}

export interface SavedDownload {
  readonly file: string
  readonly checksum: string
}

export interface Download {
  readonly choice: DownloadChoice
  readonly choose: (change: Partial<DownloadChoice>) => void
  /** At the page number, after it was tried. */
  readonly problem: string | undefined
  /** Sentence of the server's refusal. */
  readonly refusal: string | undefined
  /** A file that was saved and can be checked. */
  readonly saved: SavedDownload | undefined
  readonly isRunning: boolean
  readonly progress: FileProgress | undefined
  readonly start: () => Promise<void>
  readonly cancel: () => void
}

/** One download from choice to file; closing the dialog stops it. */
export function useDownload({ table, state, page, host, onClose }: DownloadContext): Download {
  const { facts, zone } = use(DetailsContext)
  const { announce } = useServices()
  const { download, noun } = table.definition
  const [choice, setChoice] = useState<DownloadChoice>({
    which: 'shown',
    format: 'csv',
    page: '1',
    size: table.fileSizes[0] ?? page.size,
  })
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [saved, setSaved] = useState<SavedDownload>()
  const [progress, setProgress] = useState<FileProgress>()
  const [isRunning, setRunning] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function start() {
    const wrong = problemOf(choice, pagesOf(page, choice.size))
    setProblem(wrong)
    setRefusal(undefined)
    if (wrong !== undefined || !download || !host.saveFile) return
    const control = new AbortController()
    stop.current = control
    setProgress(undefined)
    setRunning(true)
    const values = { ...downloadOf(table, state, { facts, zone }), format: choice.format, zone, ...partOf() }
    const requested = choice.which === 'page' ? Number(choice.page) : undefined
    const fileName = `${download.name}.${choice.format.replace(/-plain$/, '')}`
    try {
      const result = await host.saveFile({
        call: download.call,
        values,
        fileName,
        page: requested,
        signal: control.signal,
        onProgress: setProgress,
      })
      if (!result.ok) return setProblem(problemOf(choice, result.totalPages))
      if (result.checksum !== undefined) return setSaved({ file: fileName, checksum: result.checksum })
      const rows = sayTables('total', {
        count: result.rows,
        noun: result.rows === 1 ? noun.one : noun.other,
      })
      host.toast(download.done ?? sayDownloads('done', { rows, file: fileName }), 'success')
      onClose()
    } catch (thrown) {
      if (control.signal.aborted) return announce(sayDownloads('cancelled'))
      const { title, says } = asRefusal(thrown)
      setRefusal([title, says].filter(Boolean).join('. '))
      host.toast(download.failed ?? sayDownloads('failed'), 'danger')
    } finally {
      setRunning(false)
    }
  }

  function partOf(): Readonly<Record<string, unknown>> {
    if (choice.which === 'all') return {}
    if (choice.which === 'shown') return { page: state.page - 1, size: state.size }
    return { page: Number(choice.page) - 1, size: choice.size }
  }

  return {
    choice,
    choose: (change) => {
      setChoice((now) => ({ ...now, ...change }))
      setProblem(undefined)
    },
    problem,
    refusal,
    saved,
    isRunning,
    progress,
    start,
    cancel: () => stop.current?.abort(),
  }
}
