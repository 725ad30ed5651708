import { toPoint } from '../../../app/map/geo.ts';
import { anchors, drawPicture } from '../../../app/map/markers/picture.ts';
import { centre, colours, markers, rings, zoom } from './load.ts';
import { notePicture } from './mark.ts';

/** The limit: the same picture, drawn by hand on one canvas and never to be moved. */
const canvas = document.createElement('canvas');
const context = canvas.getContext('2d');
const page = document.getElementById('page');
const [width, height] = [window.innerWidth, window.innerHeight];
const resolution = 156_543.033_928 / 2 ** zoom;
const [cx, cy] = toPoint(centre);
canvas.width = width;
canvas.height = height;
page?.append(canvas);

function pixelOf(longitude: number, latitude: number): [number, number] {
  const [x, y] = toPoint({ longitude, latitude });
  return [(x - cx) / resolution + width / 2, (cy - y) / resolution + height / 2];
}

if (context) {
  context.fillStyle = '#f4f2ed';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgb(11 107 203 / 20%)';
  context.strokeStyle = colours.accent;
  for (const ring of rings) {
    const path = new Path2D();
    for (const corner of ring) path.lineTo(...pixelOf(...corner));
    context.fill(path);
    context.stroke(path);
  }
  const picture = drawPicture('dropoff', colours, 1);
  const [ax, ay] = anchors.dropoff;
  for (const { position } of markers) {
    const [x, y] = pixelOf(position.longitude, position.latitude);
    context.drawImage(picture, x - ax * picture.width, y - ay * picture.height);
  }
}
void notePicture();
