import type { Description } from '../book/description.ts'
import { files } from '../book/keys.ts'

const kinds = ['pdf', 'docx', 'jpg', 'png']
const invoice = {
  key: 'f1',
  fileId: '1',
  name: 'invoice.pdf',
  size: 48_213,
  type: 'application/pdf',
  status: 'done',
}

export const description: Description = {
  title: 'File',
  purpose: 'Documents that a person provides. They are uploaded at once, so submitting does not wait.',
  use: ['For an invoice, a contract or a proof of address.'],
  avoid: [['A file of payments', 'Batch file']],
  words: [
    'The hint says which document is needed and why. The upload area lists the formats itself.',
    'The message about a refused file says what is accepted.',
  ],
  keyboard: files,
  heard: 'Files are a list, and each change is announced: ‘invoice.pdf, uploaded’.',
  do: [{ says: 'Name the document that is needed.' }],
  dont: [
    {
      says: 'Ask for ‘supporting files’ without saying which.',
      shows: {
        field: {
          type: 'file',
          label: 'Attachments',
          accepts: 'document-kinds',
          limit: 'fileBytes',
          most: 'filesPerPayment',
        },
      },
    },
  ],
  example: {
    field: {
      type: 'file',
      label: 'Documents',
      hint: 'An invoice or a contract that belongs to this payment.',
      accepts: 'document-kinds',
      limit: 'fileBytes',
      most: 'filesPerPayment',
    },
    options: kinds.map((kind) => ({ value: kind, label: kind.toUpperCase() })),
  },
  filled: [invoice],
  loading: 'During an upload. The story ‘An upload shows how far it is and can be cancelled’ shows it.',
  longest: {
    value: [
      {
        ...invoice,
        name: 'Framework-agreement-for-professional-scientific-and-technical-services-2026-signed-by-both-parties-final.pdf',
        size: 3_912_004,
      },
      { ...invoice, key: 'f2', fileId: '2', size: 812 },
    ],
  },
  refused: 'The document cannot be read. Choose a sharper one.',
}
