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
  purpose: 'Documents a person has to show. They are uploaded when chosen, so that sending does not wait.',
  use: ['For an invoice, a contract, a proof of address.'],
  avoid: [['A file of payments', 'Batch file']],
  words: [
    'The hint says which document, and why: not which formats, which the place for files says itself.',
    'A refused file says what is accepted.',
  ],
  keyboard: files,
  heard: 'Every file is a line of a list; what happens to it is heard: ‘invoice.pdf, uploaded’.',
  do: [{ says: 'Name the document that is needed.' }],
  dont: [
    {
      says: 'Ask for ‘supporting files’.',
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
  loading:
    'While a file is uploaded: the story ‘An upload shows how far it is and can be cancelled’ plays it.',
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
