import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { DownloadForm } from './download-form.tsx'
import { DownloadRun } from './download-run.tsx'
import type { TableHost } from './host.ts'
import type { TablePage } from './table-page.ts'
import { useDownload } from './use-download.ts'

export interface DownloadDialogProps {
  readonly table: LinkedTable
  readonly state: TableState
  readonly page: TablePage
  /** The filters in words, one line each. */
  readonly filters: readonly string[]
  readonly host: TableHost
  readonly onClose: () => void
}

/** Takes the rows along: which of them, as what, and how far it is (PAY-013). */
export function DownloadDialog(props: DownloadDialogProps) {
  const { table, page, filters, onClose } = props
  const download = useDownload(props)
  const close = () => {
    download.cancel()
    onClose()
  }
  const { noun } = table.definition
  return (
    <Dialog
      isOpen
      className="ptl-download"
      title={`Download ${noun.other}`}
      onClose={close}
      canOutsideClickClose={!download.isRunning}
    >
      <DialogBody>
        {download.isRunning ? (
          <DownloadRun progress={download.progress} noun={noun} />
        ) : (
          <DownloadForm table={table} page={page} filters={filters} download={download} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          download.isRunning ? (
            <Button text="Cancel the download" onClick={download.cancel} />
          ) : (
            <>
              <Button text="Close" onClick={close} />
              <Button intent="primary" text="Download" onClick={() => void download.start()} />
            </>
          )
        }
      />
    </Dialog>
  )
}
