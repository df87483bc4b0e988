import { ProgressBar } from '@blueprintjs/core'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayDownloads } from '#values/generated/say-downloads.ts'
import { formatFileSize } from '#values/file-size.ts'
import type { FileProgress } from '../host.ts'

export interface DownloadRunProps {
  readonly progress: FileProgress | undefined
  readonly noun: { readonly one: string; readonly other: string }
}

/** Progress of a download: rows and bytes. */
export function DownloadRun({ progress, noun }: DownloadRunProps) {
  if (!progress) return <ProgressLine says={sayDownloads('asking')} value={undefined} />
  const { rows, bytes, total } = progress
  const received = { rows, noun: noun.other, size: formatFileSize(bytes) }
  const says =
    total === undefined
      ? sayDownloads('received', received)
      : sayDownloads('receivedOf', { ...received, total })
  return <ProgressLine says={says} value={total ? Math.min(1, rows / total) : undefined} />
}

function ProgressLine({ says, value }: { readonly says: string; readonly value: number | undefined }) {
  return (
    <div className="ptl-download__run">
      <ProgressBar
        {...(value === undefined ? {} : { value })}
        intent="primary"
        aria-label={sayScreens('download')}
      />
      <p role="status">{says}</p>
    </div>
  )
}
