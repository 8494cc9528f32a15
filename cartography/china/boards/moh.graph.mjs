// the army graph aimed at (land-land) and the sea edges; the geometry must come out exactly so
export const graph = `
Kob: Pch Ich Lhu Yns
Pch: Kob Ich Hsj Chg
Chg: Pch Hsj Ti
Hsj: Pch Chg Ti Yun Ich
Ti: Chg Hsj Yun Nan Shu
Ich: Kob Pch Hsj Yun Hhs Shg Lhu
Yns: Kob Lhu Ymn Tai Shj Thu
Lhu: Kob Ich Shg Ymn Yns
Shg: Lhu Ich Hhs Ppy Chy Ymn
Ymn: Yns Lhu Shg Chy Csh Tai
Tai: Yns Shj Csh Ymn
Shj: Yns Tai Csh Wya Chi Yuy Thu
Thu: Yns Shj Yuy Lhs Lto Ssn
Ssn: Thu Lto Csn
Lto: Thu Ssn Csn Lhs
Csn: Ssn Lto Mah
Mah: Csn
Lhs: Thu Lto Yuy
Yuy: Shj Thu Lhs Chi
Chi: Yuy Shj Wya Hoc
Wya: Shj Csh Hoc Chi
Csh: Tai Ymn Chy Hdn Hoc Wya Shj
Chy: Shg Ymn Csh Hdn Sht Ppy
Ppy: Chy Shg Hhs Ani Sht
Sht: Chy Hdn Yeh Hni Ani Ppy
Hdn: Csh Chy Sht Yeh Puy Hoc
Hoc: Chi Wya Csh Hdn Puy Kao
Yeh: Hdn Sht Hni Tal Puy
Hhs: Ich Shg Ppy Ani Hku Yya Yun Cho
Ani: Ppy Sht Hni Cho Hhs
Hni: Ani Sht Yeh Tal Hsy Cho
Hsy: Hni Tal Che Hsc Cho
Tal: Hni Yeh Puy Sun Che Hsy
Cho: Ani Hni Hsy Hsc Yti Iya Hku Hhs
Hsc: Cho Hsy Che Sts Yti
Yti: Cho Hsc Sts Wan Iya Swu
Iya: Cho Yti Hku Swu
Swu: Yya Hku Iya Yti Wan Syu Nan
Hku: Hhs Cho Iya Swu Yya
Yya: Yun Hhs Hku Swu Nan
Yun: Hsj Ich Hhs Yya Nan Ti
Nan: Yun Yya Swu Syu Pa Shu Ti
Wan: Swu Yti Sts Chh Yin Syu
Che: Hsc Hsy Tal Sun Peg Sho Sts
Sts: Che Hsc Yti Wan Chh Sho
Sun: Tal Puy Lu Peg Che
Puy: Yeh Hdn Hoc Kao Lu Sun Tal
Kao: Hoc Puy Lu Lin
Lin: Kao Lu Lya Cmo
Cmo: Lin Lya
Lya: Cmo Lin Lu Peg Kua
Lu: Puy Kao Lin Lya Peg Sun
Peg: Lu Lya Kua Sho Che Sun
Kua: Lya Peg Sho Wu
Sho: Sts Che Peg Kua Wu Pli Chh
Chh: Wan Sts Sho Pli Csa Yin
Yin: Syu Wan Chh Csa Cch
Syu: Nan Swu Wan Yin Cch Pa
Pa: Nan Syu Cch Yel Shu
Shu: Ti Nan Pa Yel
Yel: Shu Pa Cch Pai
Cch: Pa Syu Yin Csa Pai Yel
Csa: Yin Chh Pli Min Pai Cch
Pli: Chh Sho Wu Yue Tyu Min Csa
Wu: Kua Sho Pli Yue
Yue: Wu Pli Tyu
Tyu: Yue Pli Min
Min: Tyu Pli Csa Pai
Pai: Min Csa Cch Yel
`;
export const sea = `
PHA: CSW HHA Lhs Lto Yuy Chi Hoc Kao Lin Cmo
CSW: PHA HHA Lto Csn
HHA: PHA CSW HUH Csn Mah Cmo
HUH: HHA THA Cmo Lya Kua Mah
THA: HUH MHA Kua Wu Yue Tyu
MHA: THA Tyu Min
`;
export { pairs, parse } from './ws.graph.mjs';
