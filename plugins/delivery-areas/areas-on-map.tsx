import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { SlotProps } from '#core';
import { $areasOf, areasWanted } from './model.ts';

/** Hands the outlet's polygons to the map; renders nothing itself. */
export function AreasOnMap({ vendor, showAreas }: SlotProps['request.map']) {
  const [areasOf, want] = useUnit([$areasOf, areasWanted]);
  const { vendor_id: vendorId } = vendor;
  useEffect(() => {
    want(vendorId);
  }, [want, vendorId]);
  useEffect(() => {
    showAreas(areasOf(vendorId));
    return () => showAreas([]);
  }, [showAreas, areasOf, vendorId]);
  return null;
}
