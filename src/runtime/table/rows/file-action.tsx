import { useState, type ButtonHTMLAttributes } from 'react'
import type { OfferedAction } from '#engine/table/types.ts'
import { asRefusal } from '../../call/refusal.ts'
import { fetchFile } from '../../details/fetch-file.ts'
import { useServices } from '../../field/services.ts'

type FileActionProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly offered: OfferedAction & { kind: 'file' }
  readonly onFailed: (says: string) => void
}

/** Button that downloads the file of a row. */
export function FileAction({ offered, onFailed, ...looks }: FileActionProps) {
  const services = useServices()
  const [isBusy, setBusy] = useState(false)
  const { call, file, failed, label } = offered
  const save = async () => {
    setBusy(true)
    try {
      await fetchFile(services, call, file)
    } catch (thrown) {
      const { says, title } = asRefusal(thrown)
      onFailed([failed, says ?? title].filter(Boolean).join(' '))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button {...looks} type="button" disabled={isBusy} aria-busy={isBusy} onClick={() => void save()}>
      {label}
    </button>
  )
}
