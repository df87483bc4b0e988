import { ProgressBar } from '@blueprintjs/core'
import { formatFileSize } from '#values/file-size.ts'
import type { FileProgress } from './host.ts'
import { sayCount } from './table-page.ts'

export interface DownloadRunProps {
  readonly progress: FileProgress | undefined
  readonly noun: { readonly one: string; readonly other: string }
}

/** How far a download is: rows of how many, and how much has come. */
export function DownloadRun({ progress, noun }: DownloadRunProps) {
  if (!progress) return <ProgressLine says="Asking the server for the file…" value={undefined} />
  const { rows, bytes, total } = progress
  const of = total === undefined ? '' : ` of ${sayCount(total)}`
  const says = `${sayCount(rows)}${of} ${noun.other}, ${formatFileSize(bytes)}`
  return <ProgressLine says={says} value={total ? Math.min(1, rows / total) : undefined} />
}

function ProgressLine({ says, value }: { readonly says: string; readonly value: number | undefined }) {
  return (
    <div className="ptl-download__run">
      <ProgressBar {...(value === undefined ? {} : { value })} intent="primary" aria-label="Download" />
      <p role="status">{says}</p>
    </div>
  )
}
