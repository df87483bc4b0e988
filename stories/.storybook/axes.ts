import type { Preview } from '@storybook/react-vite'
import { stateNames } from '../book/states.tsx'

/** Switches in the toolbar. A page shows one value at a time, a sheet also all of them side by side. */
export const axes: NonNullable<Preview['globalTypes']> = {
  look: {
    description: 'Light, dark or forced colours',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'forced', title: 'Forced colours', icon: 'contrast' },
        { value: 'all', title: 'All looks' },
      ],
    },
  },
  width: {
    description: 'Width of the screen of an example',
    toolbar: {
      icon: 'grow',
      dynamicTitle: true,
      items: [
        { value: '360', title: '360 px' },
        { value: '768', title: '768 px' },
        { value: '1440', title: '1440 px' },
        { value: 'all', title: 'All widths' },
      ],
    },
  },
  direction: {
    description: 'Direction it is read in',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
        { value: 'all', title: 'Both directions' },
      ],
    },
  },
  zoom: {
    description: 'Size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: '100 %' },
        { value: '200', title: '200 %' },
        { value: 'all', title: 'Both sizes' },
      ],
    },
  },
  words: {
    description: 'Length of the words',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'written', title: 'As written' },
        { value: 'longer', title: '40 % longer' },
      ],
    },
  },
  state: {
    description: 'One state of a sheet, or all',
    toolbar: {
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'all', title: 'All states' },
        ...[...stateNames, 'offline'].map((value) => ({
          value,
          title: value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' '),
        })),
      ],
    },
  },
}
