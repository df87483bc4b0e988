import { Callout, FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core'
import { use, useId } from 'react'
import { sayDownloads } from '#values/generated/say-downloads.ts'
import { tooManyRows } from '#engine/table/download.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { Select } from '../../select/select.tsx'
import { pagesOf, type DownloadChoice } from './download-choice.ts'
import { sayTotal, type TablePage } from '../table-page.ts'
import type { Download } from './use-download.ts'

export interface DownloadFormProps {
  readonly table: LinkedTable
  readonly page: TablePage
  readonly filters: readonly string[]
  readonly download: Download
}

/** Form for rows and format, with a sentence about the contents of the file. */
export function DownloadForm({ table, page, filters, download }: DownloadFormProps) {
  const { zone, facts } = use(DetailsContext)
  const { noun } = table.definition
  const { choice, choose, refusal } = download
  const total = sayTotal(page, noun)
  const advised = choice.which === 'all' ? tooManyRows(table, facts, page.total) : undefined
  const set = <Name extends keyof DownloadChoice>(name: Name) => ({
    selectedValue: String(choice[name]),
    onChange: (event: React.FormEvent<HTMLInputElement>) => choose({ [name]: event.currentTarget.value }),
  })
  return (
    <div className="ptl-download__form">
      {refusal !== undefined && (
        <p role="alert" className="ptl-download__refusal">
          {refusal}
        </p>
      )}
      <div className="ptl-download__what">
        {filters.length === 0 ? (
          <p>{sayDownloads('notFiltered', { total })}</p>
        ) : (
          <>
            <p>{sayDownloads('filtered', { noun: noun.other, total })}</p>
            <ul>
              {filters.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <p>{sayDownloads('zone', { zone })}</p>
      </div>
      <RadioGroup label={sayDownloads('which', { noun: noun.other })} {...set('which')}>
        <Radio value="shown" label={sayDownloads('shownPage', { page: page.number })} />
        <Radio value="page" label={sayDownloads('anotherPage')} />
        <Radio value="all" label={sayDownloads('all', { total })} />
      </RadioGroup>
      {advised !== undefined && (
        <Callout compact intent="warning" role="status">
          {sayDownloads('advised', { total, most: advised })}
        </Callout>
      )}
      {choice.which === 'page' && <PageFields page={page} download={download} sizes={table.fileSizes} />}
      <RadioGroup label={sayDownloads('file')} {...set('format')}>
        <Radio value="csv" label={sayDownloads('csv')} />
        <Radio value="csv-plain" label={sayDownloads('plainCsv')} />
        <Radio value="xlsx" label={sayDownloads('workbook')} />
        <Radio value="json" label={sayDownloads('json')} />
      </RadioGroup>
    </div>
  )
}

interface PageFieldsProps {
  readonly page: TablePage
  readonly download: Download
  readonly sizes: readonly number[]
}

function PageFields({ page, download, sizes }: PageFieldsProps) {
  const [number, size] = [useId(), useId()]
  const { choice, choose, problem } = download
  const pages = pagesOf(page, choice.size)
  const says = pages === undefined ? undefined : sayDownloads('pageNumbers', { pages })
  return (
    <div className="ptl-download__page">
      <FormGroup
        label={sayDownloads('pageNumber')}
        labelFor={number}
        {...(problem === undefined
          ? { helperText: says }
          : { intent: 'danger' as const, helperText: <span role="alert">{problem}</span> })}
      >
        <InputGroup
          id={number}
          inputMode="numeric"
          value={choice.page}
          aria-invalid={problem !== undefined}
          onValueChange={(typed) => choose({ page: typed })}
        />
      </FormGroup>
      <FormGroup label={sayDownloads('rowsOfPage')} labelFor={size}>
        <Select
          id={size}
          value={choice.size}
          onChange={(event) => choose({ size: Number(event.currentTarget.value) })}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </FormGroup>
    </div>
  )
}
