import type { MapScheme } from '../types.ts';

type StreetPalette = Readonly<
  Record<
    | 'water'
    | 'park'
    | 'building'
    | 'buildingLine'
    | 'road'
    | 'casing'
    | 'main'
    | 'mainCasing'
    | 'border'
    | 'label'
    | 'place'
    | 'waterLabel'
    | 'parkLabel'
    | 'halo',
    string
  >
>;

/** The colours of streets: quieter than what lies on them, and roads that can be told from the ground by their casing. */
export const streetPalettes: Record<MapScheme, StreetPalette> = {
  light: {
    water: '#c3dced',
    park: '#d8e8cd',
    building: '#e6e3dc',
    buildingLine: '#dcd8cf',
    road: '#ffffff',
    casing: '#d6d1c7',
    main: '#fffdf7',
    mainCasing: '#c6bfb0',
    border: '#b9b2a4',
    label: '#565b66',
    place: '#3f444f',
    waterLabel: '#355e7c',
    parkLabel: '#3d6532',
    halo: '#f7f6f3',
  },
  dark: {
    water: '#0d2334',
    park: '#16271f',
    building: '#1f242c',
    buildingLine: '#262b34',
    road: '#333a46',
    casing: '#2c323d',
    main: '#47505f',
    mainCasing: '#3b434f',
    border: '#4a5260',
    label: '#9aa3b2',
    place: '#b9c0cc',
    waterLabel: '#6f9ab8',
    parkLabel: '#7fa98b',
    halo: '#14171c',
  },
};
