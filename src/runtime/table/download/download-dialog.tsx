import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayDownloads } from '#values/generated/say-downloads.ts'
import { useReturnFocus } from '../../boundary/use-return-focus.ts'
import { DownloadForm } from './download-form.tsx'
import { DownloadSaved } from './download-saved.tsx'
import { DownloadRun } from './download-run.tsx'
import { useDownload, type DownloadContext } from './use-download.ts'
import './download.css'

export interface DownloadDialogProps extends DownloadContext {
  /** Descriptions of the filters, one line each. */
  readonly filters: readonly string[]
}

/** Download dialog: rows, format and progress (PAY-013). */
export function DownloadDialog(props: DownloadDialogProps) {
  const { table, page, filters, onClose } = props
  const download = useDownload(props)
  useReturnFocus()
  const close = () => {
    download.cancel()
    onClose()
  }
  const { noun } = table.definition
  return (
    <Dialog
      isOpen
      className="ptl-download"
      title={sayDownloads('title', { noun: noun.other })}
      onClose={close}
      canOutsideClickClose={!download.isRunning}
    >
      <DialogBody>
        {download.saved ? (
          <DownloadSaved saved={download.saved} />
        ) : download.isRunning ? (
          <DownloadRun progress={download.progress} noun={noun} />
        ) : (
          <DownloadForm table={table} page={page} filters={filters} download={download} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          download.isRunning ? (
            <Button text={sayDownloads('cancel')} onClick={download.cancel} />
          ) : (
            <>
              <Button text={sayScreens('close')} onClick={close} />
              {!download.saved && (
                <Button
                  intent="primary"
                  text={sayScreens('download')}
                  onClick={() => void download.start()}
                />
              )}
            </>
          )
        }
      />
    </Dialog>
  )
}
