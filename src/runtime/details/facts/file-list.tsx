import { Button } from '@blueprintjs/core'
import { Document, Download } from '@blueprintjs/icons'
import { use, useState } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayDetails } from '#values/generated/say-details.ts'
import type { FileAnswer } from '#engine/field/file.ts'
import { formatFileSize } from '#values/file-size.ts'
import { asRefusal } from '../../call/refusal.ts'
import { useServices } from '../../field/services.ts'
import { fetchFile } from '../fetch-file.ts'
import { SavesFilesContext } from '../save-file.ts'
import { shownText } from '../shown-text.tsx'
import './file-list.css'

export interface FileListProps {
  readonly files: readonly FileAnswer[]
  /** The call that answers the content of a file. */
  readonly call?: string | undefined
  /** Text before the reason of a failed download. */
  readonly failed?: string | undefined
}

/** Documents of a record with their sizes, each to download. */
export function FileList({ files, call = 'files.read', failed }: FileListProps) {
  return (
    <ul className="ptl-record-files">
      {files.map((file) => (
        <File key={file.fileId ?? file.name} file={file} call={call} failed={failed} />
      ))}
    </ul>
  )
}

function File({
  file,
  call,
  failed,
}: { readonly file: FileAnswer } & Omit<FileListProps, 'files'> & { readonly call: string }) {
  const services = useServices()
  const savesFiles = use(SavesFilesContext)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { fileId, name, size } = file
  const save = async () => {
    if (fileId === undefined) return
    setBusy(true)
    setProblem(undefined)
    try {
      await fetchFile(services, call, { fileId, name })
    } catch (thrown) {
      const refusal = asRefusal(thrown)
      setProblem([failed, refusal.says ?? refusal.title].filter(Boolean).join(' '))
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <Document size={16} />
      <span className="ptl-record-files__name">
        <span>{shownText(name)}</span>
        <span className="ptl-record-files__size">{formatFileSize(size)}</span>
      </span>
      {savesFiles && fileId && (
        <Button
          size="small"
          variant="minimal"
          icon={<Download />}
          text={sayScreens('download')}
          aria-label={sayDetails('downloadFile', { name })}
          loading={isBusy}
          onClick={() => void save()}
        />
      )}
      {problem && (
        <p role="alert" className="ptl-record-files__problem">
          {problem}
        </p>
      )}
    </li>
  )
}
