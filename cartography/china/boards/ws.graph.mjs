// the army graph aimed at (land-land); the geometry must come out exactly so
export const graph = `
Xio: Jyu Ysh Sgg Dhu
Ysh: Xio Jyu Lhu Yan Sgg
Jyu: Xio Ysh Lhu Sha
Lhu: Jyu Ysh Yan Lfa Sha
Sha: Jyu Lhu Lfa Hed Sli Bei Jin
Bei: Sha Sli Xia Yon Ron
Ron: Bei Yon Nan Shu
Yan: Ysh Sgg Dai Zho Tai Lfa Lhu
Lfa: Lhu Yan Tai Jin Sha
Dai: Yan Sgg JPa Gua Zho
Sgg: Xio Dhu JPa Dai Yan Ysh
JPa: Sgg Dhu Yuy Ji Gua Dai
Dhu: Xio Sgg JPa Yuy Lxi Lia
Lia: Dhu Lxi
Ji: JPa Yuy Gua
Yuy: Dhu JPa Ji Lxi
Lxi: Dhu Lia Yuy
Gua: Ji JPa Dai Zho Jul Lib
Zho: Dai Gua Jul Gao Tai Yan
Tai: Yan Zho Gao Jin Lfa
Jin: Lfa Tai Gao Stg Pin Hed Sha
Gao: Zho Jul Han Stg Tai Jin
Han: Gao Jul Ye Stg
Jul: Gua Lib Ye Han Gao Zho
Ye: Han Jul Lib Diq Wei Zmo Stg
Stg: Jin Gao Han Ye Zmo Hen Pin
Sli: Sha Hed Any Xia Bei
Hed: Sha Jin Pin Any Sli
Pin: Jin Hed Any Hen Stg
Any: Sli Hed Pin Hen Luo Hch Xia
Yon: Bei Ron Nan Xia
Xia: Bei Sli Any Hch WPa Nan Yon
Nan: Ron Yon Xia WPa Syo Qur Shu
Hch: Any Luo Yiy Dan WPa Xia
WPa: Xia Hch Dan Syo Nan
Luo: Any Hen Zhe Yzh Yiy Hch
Yiy: Hch Luo Yzh Tan Dan
Yzh: Luo Zhe Che Cai Tan Yiy
Zhe: Luo Hen Wei Dal Che Yzh
Hen: Any Pin Stg Zmo Wei Zhe Luo
Zmo: Stg Ye Wei Hen
Wei: Zmo Ye Diq Cao Dal Zhe Hen
Dal: Wei Cao Son Che Zhe
Diq: Ye Lib Lin Lu Cao Wei
Cao: Diq Lu Son Dal Wei
Son: Cao Sis Hua Che Dal Lu
Che: Dal Son Hua Cai Yzh Zhe
Cai: Yzh Che Hua Cha Tan
Lib: Gua Jul Ye Diq Lin
Lin: Lib Diq Lu Don Jia
Jia: Lin Don
Lu: Diq Lin Don Sis Cao Son
Don: Lin Jia Lu Sis Xu Jyi
Sis: Lu Don Xu Sch Hua Son
Xu: Sis Don Jyi Wu Sny Sch
Jyi: Don Xu Wu
Hua: Son Sis Sch Jiu Cha Cai Che
Sch: Sis Xu Sny Jiu Hua
Tan: Yiy Yzh Cai Cha Yyi Dan
Dan: Hch Yiy Tan Yyi Syo WPa
Syo: WPa Dan Yyi Yin Qur Nan
Yyi: Dan Tan Cha Yin Syo
Yin: Yyi Cha Yyu Ylg Qur Syo Ba
Cha: Tan Cai Hua Jiu Yyu Yin Yyi
Qur: Nan Syo Yin Ba Shu
Ba: Shu Qur Ylg Yin
Shu: Ron Nan Qur Ba
Ylg: Ba Yin Yyu
Jiu: Cha Hua Sch Sny Yyu
Sny: Jiu Sch Xu Wu Yue Yyu
Yyu: Ylg Yin Cha Jiu Sny Yue
Wu: Xu Jyi Yue Sny
Yue: Wu Sny Yyu
`;
// sea edges: sea-sea and sea-coast
export const sea = `
LBA: BOH Lxi Lia
BOH: LBA KOR Lxi Lia Yuy Ji Gua Lib Lin Jia
KOR: BOH YEL Lia Jia
YEL: KOR ECS Jia Don Jyi
ECS: YEL Jyi Wu Yue
`;
export function pairs(adj) {
  const s = new Set();
  for (const a in adj) for (const b of adj[a]) s.add(a < b ? `${a}|${b}` : `${b}|${a}`);
  return [...s].map(k => k.split('|'));
}
export function parse(t) {
  const adj = {};
  for (const l of t.trim().split('\n')) {
    const [a, b] = l.split(':');
    adj[a.trim()] = b.trim().split(/\s+/);
  }
  return adj;
}
