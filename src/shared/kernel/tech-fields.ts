/** What the vehicle service knows of a model, in the order in which it is shown (R-VEHICLE-5). */
export const techFields = [
  'frontWheelOffset',
  'backWheelOffset',
  'frontRim',
  'backRim',
  'frontTire',
  'backTire',
  'motorOilVolume',
  'transOilVolume',
  'frontDiffOilVolume',
  'backDiffOilVolume',
  'frontBoltPattern',
  'backBoltPattern',
  'machineClass',
  'voltage',
] as const;
