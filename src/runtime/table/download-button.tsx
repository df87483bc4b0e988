import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { lazy, startTransition, Suspense, useState } from 'react'
import type { DownloadDialogProps } from './download-dialog.tsx'
import type { TablePage } from './table-page.ts'

// It weighs more than the list; it comes when somebody wants it.
const DownloadDialog = lazy(() =>
  import('./download-dialog.tsx').then((file) => ({ default: file.DownloadDialog })),
)

export interface DownloadButtonProps extends Omit<DownloadDialogProps, 'page' | 'onClose'> {
  readonly page: TablePage | undefined
}

/** Opens the dialog that takes the rows along; opening and closing it draws nothing else of the list. */
export function DownloadButton({ page, ...ground }: DownloadButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // The press is answered at once; the dialog is drawn in the frames after.
  const open = () => startTransition(() => setOpen(true))
  return (
    <>
      <Button icon={<Download />} text="Download" disabled={!page || page.total === 0} onClick={open} />
      {isOpen && page && (
        <Suspense fallback={null}>
          <DownloadDialog {...ground} page={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
