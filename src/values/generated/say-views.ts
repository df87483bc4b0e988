// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What is said of the saved views of a list. */
export const sayViews = speaker<{
  views: never
  savedViews: never
  changed: { name: string | number }
  view: { name: string | number }
  theDialog: never
  usualView: never
  saveAsNewMenu: never
  saveChanges: { name: string | number }
  nameAndSharingMenu: never
  deleteMenu: { name: string | number }
  opensFirst: never
  shared: never
  sharedBy: { name: string | number }
  sharedByColleague: never
  giveName: never
  nameAndSharing: never
  saveAsNew: never
  name: never
  shareWithAll: never
  openFirst: never
  saveView: never
  confirmDelete: { name: string | number }
  deletedForAll: never
  deletedForGood: never
  keep: never
  delete: never
}>('views', {
  views: 'Views',
  savedViews: 'Saved views',
  changed: [['name'], ' (changed)'],
  view: ['View: ', ['name']],
  theDialog: 'the dialog of this view',
  usualView: 'Usual view',
  saveAsNewMenu: 'Save as a new view…',
  saveChanges: ['Save the changes to ‘', ['name'], '’'],
  nameAndSharingMenu: 'Name and sharing…',
  deleteMenu: ['Delete ‘', ['name'], '’…'],
  opensFirst: 'Opens first',
  shared: 'Shared',
  sharedBy: ['Shared by ', ['name']],
  sharedByColleague: 'Shared by a colleague',
  giveName: 'Give the view a name.',
  nameAndSharing: 'Name and sharing',
  saveAsNew: 'Save as a new view',
  name: 'Name',
  shareWithAll: 'Everyone in the organisation can use it',
  openFirst: 'Open this list with it',
  saveView: 'Save the view',
  confirmDelete: ['Delete the view ‘', ['name'], '’?'],
  deletedForAll: 'It is gone for everyone in the organisation. The list itself stays as it is.',
  deletedForGood: 'It cannot be brought back. The list itself stays as it is.',
  keep: 'Keep it',
  delete: 'Delete it',
})
