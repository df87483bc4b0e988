import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { sayScreens } from '#values/generated/say-screens.ts'
import { coming } from '../../preload/lazy-part.ts'
import { drawLater } from '../../preload/draw-later.ts'
import { Opened } from '../../boundary/opened-part.tsx'
import type { DownloadDialogProps } from './download-dialog.tsx'
import { useToolName } from '../table-tools.tsx'
import type { TablePage } from '../table-page.ts'

// The dialog is larger than the list, so it is loaded on demand.
const { fetch: fetchDialog, Part: DownloadDialog } = coming(() =>
  import('./download-dialog.tsx').then((file) => file.DownloadDialog),
)

export interface DownloadButtonProps extends Omit<DownloadDialogProps, 'page' | 'onClose'> {
  readonly page: TablePage | undefined
}

/** Button that opens the download dialog; opening it renders nothing else of the list. */
export function DownloadButton({ page, ...context }: DownloadButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const title = sayScreens('download')
  const name = useToolName(title)
  // The press is answered at once; the dialog is drawn in the frames after.
  const draw = () => void drawLater(() => setOpen(true))
  const open = () => void fetchDialog().then(draw, draw)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        icon={<Download />}
        text={name}
        aria-label={title}
        title={title}
        disabled={!page || page.total === 0}
        onClick={open}
      />
      {isOpen && page && (
        <Opened at="" what={sayTables('theDownload')} onFailed={close}>
          <DownloadDialog {...context} page={page} onClose={close} />
        </Opened>
      )}
    </>
  )
}
